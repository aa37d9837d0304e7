#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sinkscope {

/// Position of the first byte that is no part of valid UTF-8 (overlong forms and surrogates count as invalid), if any.
std::optional<std::size_t> firstInvalidByte(std::string_view text);

/// Bytes of the character that begins with `lead`; the text must be valid UTF-8.
inline std::size_t characterLength(char lead) {
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// The character at the beginning of a valid, non-empty UTF-8 text.
char32_t firstCharacter(std::string_view text);
/// The character at the end of a valid, non-empty UTF-8 text.
char32_t lastCharacter(std::string_view text);
void appendCharacter(std::string& text, char32_t character);

} // namespace sinkscope
