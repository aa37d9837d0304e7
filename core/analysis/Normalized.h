#pragma once

#include "engine/Run.h"
#include "support/Matrix.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinkscope {

/// What RMSNorm without its gain makes of one token before a layer: h̃ = h / rms(h) (arXiv 2603.05498, Eq. 23-25).
struct NormalizedToken {
    double sparsity = 0.0;      ///< share of channels with |h̃| below sparseBelow
    double largestShare = 0.0;  ///< largest |h̃| over √width, its bound: 1 for a single channel
    double concentration = 0.0; ///< R(h̃), nats
};

/// From a public monitor of these quantities, not from the paper.
constexpr double sparseBelow = 0.01;

/// Before each layer and before the final norm, [layers + 1], of what is read there, edits included. Within the prompt.
std::vector<NormalizedToken> normalizedToken(const Run& run, std::int64_t token);
/// The mean over all other tokens; NaN when there are none.
std::vector<NormalizedToken> normalizedOthers(const Run& run, std::int64_t token);

/// One token's residual stream, [layers + 1, width], the embedding first.
Matrix tokenStream(const Run& run, std::int64_t token);
/// Mean cosine over all pairs of such streams, [layers + 1]; NaN for fewer than two.
std::vector<double> mutualCosine(std::span<const Matrix> streams);

} // namespace sinkscope
