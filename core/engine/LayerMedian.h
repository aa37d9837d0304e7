#pragma once

#include <span>

namespace sinkscope {

/// Exact lower median of the magnitudes of all values (torch.median's convention); NaN when a row's median is NaN.
/// `rowMedians` are the lower medians of its rows; they tell of NaN and where to look first.
float layerMedian(std::span<const float> values, std::span<const float> rowMedians);

} // namespace sinkscope
