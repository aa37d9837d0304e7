#include "text/ByteAlphabet.h"

#include "text/Utf8.h"

#include <array>
#include <cstdint>

namespace sinkscope {

namespace {

constexpr bool standsForItself(unsigned byte) {
    return (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xAC) || byte >= 0xAE;
}

constexpr auto characters = [] {
    std::array<char32_t, 256> table{};
    char32_t next = 0x100;
    for (unsigned byte = 0; byte < 256; ++byte)
        table[byte] = standsForItself(byte) ? byte : next++;
    return table;
}();

/// Byte of each character below U+0144, or -1.
constexpr auto bytesOfCharacters = [] {
    std::array<std::int16_t, 0x144> table{};
    table.fill(-1);
    for (unsigned byte = 0; byte < 256; ++byte)
        table[characters[byte]] = static_cast<std::int16_t>(byte);
    return table;
}();

} // namespace

std::string toByteAlphabet(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 4);
    for (const char byte : bytes)
        appendCharacter(text, characters[static_cast<unsigned char>(byte)]);
    return text;
}

std::optional<std::string> fromByteAlphabet(std::string_view text) {
    std::string bytes;
    for (std::size_t position = 0; position < text.size(); position += characterLength(text[position])) {
        const char32_t character = firstCharacter(text.substr(position));
        if (character >= bytesOfCharacters.size() || bytesOfCharacters[character] < 0)
            return std::nullopt;
        bytes.push_back(static_cast<char>(bytesOfCharacters[character]));
    }
    return bytes;
}

} // namespace sinkscope
