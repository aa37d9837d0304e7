#pragma once

#include <cstddef>

namespace sinkscope {

/// One point of a Chart: which series, and which of its points.
struct ChartPoint {
    std::size_t series = 0, index = 0;
    bool operator==(const ChartPoint&) const = default;
};

} // namespace sinkscope
