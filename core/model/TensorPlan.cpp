#include "model/TensorPlan.h"

namespace sinkscope {

std::int64_t RowOrder::stored(std::int64_t row) const {
    if (isPlain())
        return first + row;
    std::int64_t place = row % group;
    if (place < pairs) // half-split row i and i + pairs / 2 are the two of pair i
        place = place < pairs / 2 ? 2 * place : 2 * (place - pairs / 2) + 1;
    return first + row / group * stride + place;
}

std::int64_t TensorPlan::rows() const {
    std::int64_t sum = 0;
    for (const TensorPart& part : parts)
        sum += part.rows;
    return sum;
}

} // namespace sinkscope
