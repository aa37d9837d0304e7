#pragma once

#include "model/ModelConfig.h"
#include "model/ModelWeights.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <vector>

namespace sinkscope {

/// What one layer makes of a residual stream, in double on the CPU: all [tokens, width].
struct ReferenceLayer {
    at::Tensor attentionOutput, feedForwardOutput, residual;
    /// Of a mixture: how far apart, as a share, each token's last chosen expert and the first one left out are. Where
    /// it is tiny, fp32 may choose another. Empty otherwise.
    std::vector<double> routingGap;
};

/// A second implementation of a layer, apart from the engine's: it shares only the description and the weights with it.
/// `residual` [tokens, width] in double is the stream at the layer's input, from position 0 on; `sequence` the tokens
/// of the whole prompt, on which some rotations depend. Unusable once cancelled.
ReferenceLayer referenceLayer(const at::Tensor& residual, const ModelConfig& config, std::int64_t layer,
                              const LayerWeights& weights, std::int64_t sequence, const Progress& progress);
/// Logits [tokens, vocabulary] of the stream after the last layer, in double.
at::Tensor referenceLogits(const at::Tensor& residual, const ModelConfig& config, const ModelWeights& weights,
                           const Progress& progress);

} // namespace sinkscope
