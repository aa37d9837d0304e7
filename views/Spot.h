#pragma once

#include <cstdint>
#include <optional>

namespace sinkscope {

/// A place in a picture that can be pointed at; what is absent is not meant.
struct Spot {
    std::optional<std::int64_t> layer{}, head{}, query{}, token{};
    bool operator==(const Spot&) const = default;
};

} // namespace sinkscope
