#pragma once

#include "model/ModelConfig.h"
#include "model/ModelWeights.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>
#include <vector>

namespace sinkscope {

/// A feed-forward, or a mixture of them, of rows [tokens, width] in double, before any output norm. Fills `routingGap`
/// for mixtures (see ReferenceLayer).
at::Tensor referenceFeedForward(const at::Tensor& rows, const ModelConfig& config, const LayerConfig& layer,
                                const LayerWeights& weights, std::vector<double>& routingGap, const Progress& progress);

} // namespace sinkscope
