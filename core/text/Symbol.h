#pragma once

#include <cstdint>

namespace sinkscope {

/// A part of a word while its characters are being merged into tokens.
struct Symbol {
    std::int32_t id = -1; ///< -1: no token has this text
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

} // namespace sinkscope
