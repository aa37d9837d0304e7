#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace sinkscope {

/// The upper median of those that are numbers; NaN when none is.
inline double medianOf(std::vector<double> values) {
    std::erase_if(values, [](double value) { return std::isnan(value); });
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace sinkscope
