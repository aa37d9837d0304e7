#pragma once

#include <cstdint>
#include <optional>

namespace sinkscope {

/// Where in a run something is: what a row, a point or a cell leads to. What is not named stays as it is.
struct Place {
    std::optional<std::int64_t> layer{}, head{}, query{}, key{}, channel{};
    bool operator==(const Place&) const = default;
};

} // namespace sinkscope
