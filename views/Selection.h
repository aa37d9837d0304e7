#pragma once

#include <cstdint>

namespace sinkscope {

/// What all views look at together. A click in any view moves it; all others follow.
struct Selection {
    std::int64_t layer = 0, head = 0, query = 0, key = 0, channel = 0;
    bool operator==(const Selection&) const = default;
};

} // namespace sinkscope
