#pragma once

#include "support/Matrix.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// A tensor [rows, columns] of any type and device as a Matrix.
Matrix toMatrix(const at::Tensor& tensor);
/// A Matrix as a tensor of its own, [rows, columns], in double on the CPU.
at::Tensor toDoubles(const Matrix& matrix);

} // namespace sinkscope
