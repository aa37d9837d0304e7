#pragma once

#include "interventions/Intervention.h"
#include "support/Result.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <vector>

namespace sinkscope {

/// The channels that a mask known beforehand takes in a layer: largest |gain|, drawn from the seed, or those listed.
/// Equal gains go by torch.topk, as in the released code. gain [width]; fails when it is needed and undefined.
Result<std::vector<std::int64_t>> rankedChannels(const WeMask& mask, std::int64_t count, std::int64_t layer,
                                                 std::int64_t width, const at::Tensor& gain);

/// How many channels are listed; else `count`, or the share of the width that `rate` means, at least one.
std::int64_t channelCount(const WeMask& mask, std::int64_t width);

} // namespace sinkscope
