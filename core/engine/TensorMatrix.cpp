#include "engine/TensorMatrix.h"

#include <ATen/ATen.h>
#include <algorithm>

namespace sinkscope {

Matrix toMatrix(const at::Tensor& tensor) {
    const at::Tensor plain = tensor.to(at::kFloat).cpu().contiguous();
    Matrix matrix(plain.size(0), plain.size(1));
    std::copy_n(plain.data_ptr<float>(), plain.numel(), matrix.values.begin());
    return matrix;
}

at::Tensor toDoubles(const Matrix& matrix) {
    return at::from_blob(const_cast<float*>(matrix.values.data()), {matrix.rows, matrix.columns}, at::kFloat)
        .to(at::kDouble);
}

} // namespace sinkscope
