#pragma once

#include <cstddef>

namespace sinkscope {

/// Bytes [begin, end) of a text, and whether a pattern matched them or they lie between its matches.
struct TextSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool matched = false;
    bool operator==(const TextSpan&) const = default;
};

} // namespace sinkscope
