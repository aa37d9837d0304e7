#include "analysis/Doubles.h"

#include <ATen/ATen.h>

namespace sinkscope {

std::vector<double> doubles(const at::Tensor& tensor) {
    const at::Tensor values = tensor.to(at::kCPU, at::kDouble).contiguous();
    return {values.data_ptr<double>(), values.data_ptr<double>() + values.numel()};
}

} // namespace sinkscope
