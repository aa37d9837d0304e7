#pragma once

#include "analysis/Sinks.h"
#include "engine/Arrays.h"
#include "engine/Run.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinkscope {

/// How one head's queries stand to its sink key and to the other keys (arXiv 2603.05498, Eq. 26 and section 1.6 of the
/// facts; arXiv 2410.10781). Means over the queries that see the sink and at least one other earlier key; the query's
/// own key is left out, as in Guo et al.'s released code. Logits are scaled, before a soft cap. NaN where no such query
/// is.
struct HeadGeometry {
    std::int64_t layer = 0, head = 0, sink = 0;
    double sinkLogit = 0.0, otherLogit = 0.0;
    double sinkCosine = 0.0, otherCosine = 0.0;
    double sinkNorms = 0.0, otherNorms = 0.0;        ///< ‖q‖‖k‖
    double keyDimension = 0.0, queryDimension = 0.0; ///< participation ratios of the other keys and of the queries
    double spanShare = 0.0;                          ///< see spanShare()

    double gap() const { return sinkLogit - otherLogit; }
};

/// (Σ σ²)² / Σ σ⁴ of stacked vectors [count, size]: 1 when all lie along one line, size when they fill the space
/// evenly. NaN for none.
double participationRatio(const Matrix& vectors);

/// Share of the sink key's energy, before rotation, that lies in the span of what the given channels alone write into
/// that key (the rows of W_K of Eq. 26; behind a norm on keys, with its gain). NaN without channels and behind a norm
/// on keys that is not an RMSNorm of each head.
double spanShare(const Run& run, std::int64_t layer, std::int64_t head, std::int64_t sink,
                 std::span<const std::int64_t> channels);

/// Every head, by layer and head. Reports Stage::analyzing; cancellable. Fails when memory does.
Result<std::vector<HeadGeometry>> keyGeometry(const Run& run, const SinkFinding& sinks,
                                              std::span<const std::int64_t> spikeChannels, Rotation rotation,
                                              const Progress& progress);

} // namespace sinkscope
