#pragma once

#include "analysis/QuadraticForms.h"
#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// How near a gated block's activation is to the identity, per token (arXiv 2603.05498, Fig. 2): of what enters the
/// activation and what leaves it, over the block's neurons.
struct GateLikeness {
    std::vector<double> cosine;    ///< [tokens]
    std::vector<double> normRatio; ///< [tokens] ‖output‖ / ‖input‖
    std::vector<double> largest;   ///< [tokens] largest magnitude that the block computes, before an output norm
};

/// A layer's gated feed-forward, whatever its norm; the layer must have one. Fails when memory does.
Result<GateLikeness> gateLikeness(const Run& run, std::int64_t layer, const Progress& progress);

/// One channel of a feed-forward as a quadratic form, against what the block computes there (before an output norm and
/// residual multiplier).
struct ChannelAmplifier {
    std::int64_t layer = 0, channel = 0;
    QuadraticSpectrum spectrum;
    std::vector<double> cosine; ///< [tokens] of s⋆ and the normalized input h̃ without gain
    std::vector<double> predicted; ///< [tokens] λ⋆ ‖h̃‖² cos²; ‖h̃‖² is the width (the paper prints √d cos, which has
                                   ///< neither the square nor the width; this project's reading of Eq. 15-17)
    std::vector<double> quadratic; ///< [tokens] h̃ᵀ S_k h̃: all eigenvalues, the activation still taken as identity
    std::vector<double> measured;  ///< [tokens] what the block really computes
};

/// The layer's quadraticForm() must exist. Fails when memory does.
Result<ChannelAmplifier> channelAmplifier(const Run& run, std::int64_t layer, std::int64_t channel,
                                          std::int64_t eigenvalues, const Progress& progress);

} // namespace sinkscope
