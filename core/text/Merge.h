#pragma once

#include <cstdint>

namespace sinkscope {

/// What two neighbouring symbols may become. The least order goes first, of equals the leftmost.
struct Merge {
    double order = 0;
    std::int32_t id = -1;
};

} // namespace sinkscope
