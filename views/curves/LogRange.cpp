#include "curves/LogRange.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {

LogRange logRange(std::span<const double> values, double headroom) {
    double least = std::numeric_limits<double>::infinity(), most = 0.0;
    for (const double value : values) {
        const double magnitude = std::abs(value);
        if (!std::isfinite(magnitude) || magnitude == 0.0)
            continue;
        least = std::min(least, magnitude);
        most = std::max(most, magnitude);
    }
    if (most == 0.0)
        return {};
    double low = std::log10(least), high = std::log10(most);
    if (high - low < 1.0) {
        const double middle = 0.5 * (low + high);
        low = middle - 0.5;
        high = middle + 0.5;
    }
    constexpr double air = 0.05;
    const double height = (high - low) / (1.0 - 2.0 * air - headroom);
    return {std::pow(10.0, low - air * height), std::pow(10.0, high + (air + headroom) * height)};
}

} // namespace sinkscope
