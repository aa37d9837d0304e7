#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// A layer's largest magnitudes at its down projection, over all tokens (arXiv 2411.07191): the entry of the weight
/// where the input's neuron meets the output's channel is the candidate.
struct DownProjectionPeak {
    std::int64_t layer = 0;
    double input = 0.0; ///< signed
    std::int64_t inputToken = 0, neuron = 0;
    double output = 0.0; ///< signed, bias included, before an output norm and residual multiplier
    std::int64_t outputToken = 0, channel = 0;
    double weight = 0.0; ///< down[channel, neuron]
    bool isCandidate() const;
};

/// Both magnitudes must exceed this, as in the paper's released code.
constexpr double superActivation = 50.0;

/// One entry for each layer without experts. Reports Stage::analyzing; cancellable. Fails when memory does.
Result<std::vector<DownProjectionPeak>> downProjectionPeaks(const Run& run, const Progress& progress);

} // namespace sinkscope
