#pragma once

#include <ATen/core/Tensor.h>
#include <vector>

namespace sinkscope {

/// A tensor's numbers in row-major order, from any device and type.
std::vector<double> doubles(const at::Tensor& tensor);

} // namespace sinkscope
