#include "text/Utf8.h"

namespace sinkscope {

namespace {

unsigned byteAt(std::string_view text, std::size_t position) {
    return static_cast<unsigned char>(text[position]);
}

/// Length of the valid character at `position`, 0 if there is none (Unicode standard, table 3-7).
std::size_t validLength(std::string_view text, std::size_t position) {
    const unsigned lead = byteAt(text, position);
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (text.size() - position < length)
        return 0;
    const unsigned second = byteAt(text, position + 1);
    const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second < low || second > high)
        return 0;
    for (std::size_t index = 2; index < length; ++index)
        if ((byteAt(text, position + index) & 0xC0U) != 0x80)
            return 0;
    return length;
}

} // namespace

std::optional<std::size_t> firstInvalidByte(std::string_view text) {
    std::size_t position = 0;
    while (position < text.size()) {
        const std::size_t length = validLength(text, position);
        if (length == 0)
            return position;
        position += length;
    }
    return std::nullopt;
}

char32_t firstCharacter(std::string_view text) {
    const std::size_t length = characterLength(text.front());
    if (length == 1)
        return byteAt(text, 0);
    char32_t character = byteAt(text, 0) & (0x7FU >> length);
    for (std::size_t index = 1; index < length; ++index)
        character = character << 6U | (byteAt(text, index) & 0x3FU);
    return character;
}

char32_t lastCharacter(std::string_view text) {
    std::size_t begin = text.size() - 1;
    while (begin > 0 && (byteAt(text, begin) & 0xC0U) == 0x80)
        --begin;
    return firstCharacter(text.substr(begin));
}

void appendCharacter(std::string& text, char32_t character) {
    const auto continuation = [&](unsigned shift) {
        text.push_back(static_cast<char>(0x80U | (character >> shift & 0x3FU)));
    };
    if (character < 0x80) {
        text.push_back(static_cast<char>(character));
    } else if (character < 0x800) {
        text.push_back(static_cast<char>(0xC0U | character >> 6U));
        continuation(0);
    } else if (character < 0x10000) {
        text.push_back(static_cast<char>(0xE0U | character >> 12U));
        continuation(6);
        continuation(0);
    } else {
        text.push_back(static_cast<char>(0xF0U | character >> 18U));
        continuation(12);
        continuation(6);
        continuation(0);
    }
}

} // namespace sinkscope
