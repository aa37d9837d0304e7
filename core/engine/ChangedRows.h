#pragma once

#include "engine/InterventionPlan.h"

#include <ATen/core/Tensor.h>
#include <vector>

namespace sinkscope {

/// `rows` [tokens, width] with the entries that the masks of that place choose set to zero; the same tensor when there
/// are none. `normed` and `residual` [tokens, width] tell the masks what to rank by.
at::Tensor masked(const at::Tensor& rows, const std::vector<ChannelMask>& masks, ChannelMask::Place place,
                  const at::Tensor& normed, const at::Tensor& residual);

/// `residual` [tokens, width] with the edits made; the same tensor when there are none.
at::Tensor edited(const at::Tensor& residual, const std::vector<ResidualEdit>& edits);

/// What layer `index` (or, at the number of layers, the final norm) reads of the stream that the layer before it wrote:
/// with that layer's edits.
at::Tensor enteringStream(const InterventionPlan& plan, std::int64_t index, const at::Tensor& written);

/// Sets heads of `outputs` [tokens, heads * headSize] to zero or to their mean over tokens, in place.
void ablateHeads(at::Tensor& outputs, const std::vector<HeadOutput>& heads, std::int64_t headSize);

} // namespace sinkscope
