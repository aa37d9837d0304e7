#pragma once

#include "support/Matrix.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// A tensor [rows, columns] of any type and device as a Matrix.
Matrix toMatrix(const at::Tensor& tensor);

} // namespace sinkscope
