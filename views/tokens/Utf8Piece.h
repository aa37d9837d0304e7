#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace sinkscope {

/// A whole UTF-8 character, or one byte that is part of none.
struct Utf8Piece {
    enum class Kind { character, byte };
    Kind kind = Kind::byte;
    char32_t value = 0; ///< code point, or the byte
    int length = 1;     ///< in bytes
};

/// The piece at the start of `bytes`, which must not be empty. Overlong forms, surrogates and values above U+10FFFF are
/// bytes.
Utf8Piece firstPiece(std::string_view bytes);
std::vector<Utf8Piece> utf8Pieces(std::string_view bytes);

} // namespace sinkscope
