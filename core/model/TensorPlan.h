#pragma once

#include "model/TensorLayout.h"
#include "model/WeightSource.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <vector>

namespace sinkscope {

/// From which stored row each row of a joined matrix comes. Rows are taken in groups (heads): row r of a part lies at
/// first + (r / group) * stride + place of r % group within its group. Plain order: one group.
struct RowOrder {
    std::int64_t first = 0;
    std::int64_t group = 0, stride = 0; ///< 0: all rows are one group
    std::int64_t pairs = 0;             ///< this many rows of each group lie as rotated pairs and are put half-split

    std::int64_t stored(std::int64_t row) const;
    bool isPlain() const { return group == 0; }
};

/// Rows of one stored tensor that become consecutive rows of a joined one.
struct TensorPart {
    const StoredTensor* tensor = nullptr;
    std::int64_t rows = 0;
    RowOrder order;
    MatrixOrder matrix = MatrixOrder::outputRows;
    std::int64_t firstElement = 0; ///< where this part's matrix begins, when the tensor holds several (experts)
    std::int64_t storedRows = 0;   ///< outputs of that stored matrix; needed when its rows are inputs
};

/// What a tensor is for: maps lie in the compute type, norms always in fp32.
enum class Precision { compute, single };

/// One tensor of ModelWeights and the stored tensors that fill it, from the first row to the last.
struct TensorPlan {
    at::Tensor* target = nullptr;
    std::int64_t columns = 0; ///< 0: a vector
    std::vector<TensorPart> parts;
    Precision precision = Precision::compute;
    float added = 0.0F; ///< 1 where the file holds a gain less one

    std::int64_t rows() const;
    std::int64_t elements() const { return rows() * (columns == 0 ? 1 : columns); }
};

} // namespace sinkscope
