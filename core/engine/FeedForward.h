#pragma once

#include "engine/Operations.h"
#include "support/Progress.h"

namespace sinkscope {

/// rows [tokens, width] -> what the feed-forward block computes from them, [tokens, width], before an output norm.
/// Unusable when cancelled.
at::Tensor feedForward(const Operations& operations, const at::Tensor& rows, const ModelConfig& config,
                       const LayerConfig& layer, const LayerWeights& weights, const Progress& progress);

} // namespace sinkscope
