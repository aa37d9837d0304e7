#pragma once

#include <cstdint>
#include <optional>

namespace sinkscope {

/// What the pointer is over in one view, so that the others mark the same place. What a view does not show is empty;
/// all empty: nothing.
struct Pointed {
    std::optional<std::int64_t> layer, head, query, key;
    bool operator==(const Pointed&) const = default;
};

} // namespace sinkscope
