#pragma once

#include <cstddef>

namespace sinkscope {

/// Bytes [begin, end) of a text, and whether a pattern matched them or they lie between its matches.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool matched = false;
    bool operator==(const Span&) const = default;
};

} // namespace sinkscope
