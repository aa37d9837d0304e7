#include "style/Difference.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

template <typename Operation>
Matrix combined(const Sides<Matrix>& sides, Operation operation) {
    Matrix result(sides.base->rows, sides.base->columns);
    std::transform(sides.base->values.begin(), sides.base->values.end(), sides.changed->values.begin(),
                   result.values.begin(), operation);
    return result;
}

} // namespace

Matrix difference(const Sides<Matrix>& sides) {
    return combined(sides, [](float base, float changed) { return changed - base; });
}

Matrix magnitudeDifference(const Sides<Matrix>& sides) {
    return combined(sides, [](float base, float changed) { return std::abs(changed) - std::abs(base); });
}

Matrix logRatio(const Sides<Matrix>& sides) {
    return combined(sides, [](float base, float changed) { return static_cast<float>(logRatio(base, changed)); });
}

double logRatio(double base, double changed) {
    const double from = std::abs(base), to = std::abs(changed);
    if (from == to)
        return 0.0;
    const double ratio = std::log10(to / from);
    return std::isfinite(ratio) ? ratio : std::numeric_limits<double>::quiet_NaN();
}

} // namespace sinkscope
