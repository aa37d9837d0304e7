#pragma once

#include <cstdint>

namespace sinkscope {

/// Half-open range of positions.
struct Range {
    std::int64_t first = 0, last = 0;
    std::int64_t size() const { return last - first; }
    bool operator==(const Range&) const = default;
};

} // namespace sinkscope
