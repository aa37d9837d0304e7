#pragma once

#include "engine/LayerChange.h"
#include "engine/Operations.h"
#include "support/Progress.h"

namespace sinkscope {

/// Multiplies each row of the gated product down so that its root mean square is at most the median of those of rows 1
/// and later; for one row nothing changes. product [tokens, size], changed in place.
void capToMedian(at::Tensor& product);

/// rows [tokens, width] -> what the feed-forward block computes from them, [tokens, width], before an output norm.
/// Unusable when cancelled.
at::Tensor feedForward(const Operations& operations, const at::Tensor& rows, const ModelConfig& config,
                       const LayerConfig& layer, const LayerWeights& weights, ProductCap cap, const Progress& progress);

} // namespace sinkscope
