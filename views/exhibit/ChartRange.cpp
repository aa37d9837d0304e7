#include "exhibit/ChartRange.h"

#include "curves/LogRange.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {

double drawable(double value, AxisScale scale) {
    const bool fits = std::isfinite(value) && (scale == AxisScale::linear || value > 0.0);
    return fits ? value : std::numeric_limits<double>::quiet_NaN();
}

QCPRange chartRange(const std::vector<double>& values, AxisScale scale, RangeStart start) {
    std::vector<double> drawn;
    for (const double value : values)
        if (!std::isnan(drawable(value, scale)))
            drawn.push_back(value);
    if (scale == AxisScale::logarithmic) {
        const LogRange range = logRange(drawn, 0.0);
        return {range.lower, range.upper};
    }
    if (drawn.empty())
        return {0.0, 1.0};
    auto [least, most] = std::pair(*std::ranges::min_element(drawn), *std::ranges::max_element(drawn));
    // An axis that nearly reaches zero shows how far values are from it.
    if (start == RangeStart::zero || (least > 0.0 && least < 0.5 * most))
        least = std::min(least, 0.0);
    if (start == RangeStart::zero)
        most = std::max(most, 0.0);
    // What differs by no more than sums in single precision are rounded is drawn flat.
    constexpr double rounding = 1e-5, air = 0.05;
    const bool isFlat = most - least <= rounding * std::max(std::abs(least), std::abs(most));
    const double room = !isFlat ? air * (most - least) : std::max(0.5, 0.1 * std::abs(most));
    return {least == 0.0 ? (start == RangeStart::zero ? 0.0 : -0.2 * room) : least - room, most + room};
}

} // namespace sinkscope
