#include "exhibit/ChartRange.h"

#include "curves/LogRange.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {

namespace {

std::vector<double> allDrawable(std::vector<double> values, AxisScale scale) {
    std::erase_if(values, [scale](double value) { return std::isnan(drawable(value, scale)); });
    return values;
}

} // namespace

double drawable(double value, AxisScale scale) {
    const bool fits = std::isfinite(value) && (scale == AxisScale::linear || value > 0.0);
    return fits ? value : std::numeric_limits<double>::quiet_NaN();
}

QCPRange chartRange(const std::vector<double>& values, AxisScale scale, RangeStart start) {
    const std::vector<double> drawn = allDrawable(values, scale);
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

double distanceOn(AxisScale scale, double low, double high) {
    return scale == AxisScale::logarithmic ? std::log10(high / low) : high - low;
}

double leastDistance(std::vector<double> values, AxisScale scale) {
    values = allDrawable(std::move(values), scale);
    std::ranges::sort(values);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t index = 1; index < values.size(); ++index)
        if (const double distance = distanceOn(scale, values[index - 1], values[index]); distance > 0.0)
            least = std::min(least, distance);
    return std::isfinite(least) ? least : 1.0;
}

QCPRange widened(QCPRange range, const std::vector<double>& values, double distance, AxisScale scale) {
    const std::vector<double> drawn = allDrawable(values, scale);
    if (drawn.empty())
        return range;
    const auto [least, most] = std::ranges::minmax(drawn);
    const bool isLogarithmic = scale == AxisScale::logarithmic;
    const double factor = std::pow(10.0, distance);
    range.expand(
        QCPRange(isLogarithmic ? least / factor : least - distance, isLogarithmic ? most * factor : most + distance));
    return range;
}

} // namespace sinkscope
