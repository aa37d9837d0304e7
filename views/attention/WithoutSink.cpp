#include "attention/WithoutSink.h"

#include <cmath>
#include <limits>

namespace sinkscope {

Matrix withoutSink(const Matrix& attention, std::int64_t sinkColumn) {
    constexpr float missing = std::numeric_limits<float>::quiet_NaN();
    // Below this, dividing by the rest would only blow up rounding errors of fp32.
    constexpr float least = 1e-6F;
    Matrix result = attention;
    for (std::int64_t row = 0; row < result.rows; ++row) {
        const float share = result.at(row, sinkColumn);
        const float rest = std::isnan(share) ? 1.0F : 1.0F - share;
        for (float& value : result.row(row))
            value = rest > least ? value / rest : missing;
        result.at(row, sinkColumn) = missing;
    }
    return result;
}

} // namespace sinkscope
