#pragma once

#include "engine/Run.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// Bands of the unembedding's right singular vectors, by falling singular value; the last one is dark: it hardly
/// reaches the logits (arXiv 2402.09221).
constexpr std::int64_t spectralBands = 20;

/// How much of the residual stream lies in each band, as a share of its squared length.
struct BandEnergy {
    std::vector<double> singularValues; ///< [width] of the unembedding matrix, falling
    Matrix chosen;                      ///< [bands, layers + 1] of one token, the embedding first
    Matrix others;                      ///< [bands, layers + 1] mean of the shares of all other tokens; NaN without any
};

/// Of the run's residual stream, in double precision; through the Gram matrix of the unembedding, block by block.
/// `token` within the prompt. Reports Stage::analyzing; cancellable but for one decomposition [width, width].
Result<BandEnergy> bandEnergy(const Run& run, std::int64_t token, const Progress& progress);

/// Entropy of the normalized spectrum −Σ p log p, p = σ²/Σσ², of the residual stream after each layer [layers + 1], the
/// embedding first, in nats; over the first `most` tokens. NaN where a layer holds NaN or infinity.
Result<std::vector<double>> matrixEntropy(const Run& run, std::int64_t most, const Progress& progress);

} // namespace sinkscope
