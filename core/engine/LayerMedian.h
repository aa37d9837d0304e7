#pragma once

#include <span>

namespace sinkscope {

/// Exact lower median of the magnitudes of all values (torch.median's convention); NaN when a row's median is NaN.
/// `rowMedians` are the lower medians of equally long rows of them: the answer lies between the smallest and the
/// largest of these.
float layerMedian(std::span<const float> values, std::span<const float> rowMedians);

} // namespace sinkscope
