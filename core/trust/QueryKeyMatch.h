#pragma once

#include "model/ModelConfig.h"
#include "support/Progress.h"
#include "trust/TrustReport.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

class ModelWeights;

/// How well the rows of q and k fit together in one layer. In a trained model the rows of q and k that are rotated and
/// multiplied with each other point in related directions, others do not: the mean squared cosine between the rows of
/// the same rotated pair, as a ratio to that between different pairs, is well above 1, and about 1 for rows in a wrong
/// order or of different models.
struct QueryKeyMatch {
    std::int64_t layer = 0;
    double ratio = 0.0;          ///< as loaded
    double queryReordered = 0.0; ///< the larger of both ways in which q alone may have been stored in another order
    double bothReordered = 0.0;  ///< the same for q and k together
    std::int64_t headsCompared = 0, headsBestWithOwnKey = 0;
};

/// For layers that rotate, as many as `multiplications` allow, spread over the depth; in order of layer.
std::vector<QueryKeyMatch> queryKeyMatches(const ModelConfig& config, const ModelWeights& weights,
                                           const Progress& progress);
/// Yellow where one layer falls out of line with the others, or all fit better in the other order of rotated rows.
TrustCheck queryKeyRowsCheck(const std::vector<QueryKeyMatch>& matches);

} // namespace sinkscope
