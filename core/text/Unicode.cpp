#include "text/Unicode.h"

#include "text/Utf8.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>

namespace sinkscope {

namespace {

utf8proc_category_t categoryOf(char32_t character) {
    return utf8proc_category(static_cast<utf8proc_int32_t>(character));
}

bool isAscii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

utf8proc_option_t optionsOf(NormalizationForm form) {
    const bool composes = form == NormalizationForm::nfc || form == NormalizationForm::nfkc;
    const bool compatible = form == NormalizationForm::nfkc || form == NormalizationForm::nfkd;
    return static_cast<utf8proc_option_t>(UTF8PROC_STABLE | (composes ? UTF8PROC_COMPOSE : UTF8PROC_DECOMPOSE) |
                                          (compatible ? UTF8PROC_COMPAT : 0));
}

} // namespace

std::string toNormalizationForm(std::string_view text, NormalizationForm form) {
    if (isAscii(text))
        return std::string(text);
    utf8proc_uint8_t* mapped = nullptr;
    const utf8proc_ssize_t size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                               static_cast<utf8proc_ssize_t>(text.size()), &mapped, optionsOf(form));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
    if (size < 0) // only for lack of memory: the text is valid
        throw std::bad_alloc();
    return std::string(reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(size));
}

std::string toLowerCase(std::string_view text) {
    std::string lower;
    lower.reserve(text.size());
    for (std::size_t position = 0; position < text.size(); position += characterLength(text[position])) {
        const char32_t character = firstCharacter(text.substr(position));
        if (character == U'\u0130') // the only lower case of two characters
            lower += "i\u0307";
        else
            appendCharacter(lower, static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(character))));
    }
    return lower;
}

bool isWhiteSpace(char32_t character) {
    return (character >= 0x9 && character <= 0xD) || character == 0x20 || character == 0x85 || character == 0xA0 ||
           character == 0x1680 || (character >= 0x2000 && character <= 0x200A) || character == 0x2028 ||
           character == 0x2029 || character == 0x202F || character == 0x205F || character == 0x3000;
}

bool isNumeric(char32_t character) {
    if (character < 0x80)
        return character >= U'0' && character <= U'9';
    const auto category = categoryOf(character);
    return category == UTF8PROC_CATEGORY_ND || category == UTF8PROC_CATEGORY_NL || category == UTF8PROC_CATEGORY_NO;
}

bool isPunctuation(char32_t character) {
    if (character < 0x80)
        return (character >= 0x21 && character <= 0x2F) || (character >= 0x3A && character <= 0x40) ||
               (character >= 0x5B && character <= 0x60) || (character >= 0x7B && character <= 0x7E);
    const auto category = categoryOf(character);
    return category >= UTF8PROC_CATEGORY_PC && category <= UTF8PROC_CATEGORY_PO;
}

bool isWordCharacter(char32_t character) {
    const auto category = categoryOf(character);
    const auto between = [character](char32_t first, char32_t last) { return character >= first && character <= last; };
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_ME) || category == UTF8PROC_CATEGORY_ND ||
           category == UTF8PROC_CATEGORY_NL || category == UTF8PROC_CATEGORY_PC ||
           // Joiners, and symbols that count as alphabetic: circled, squared and negative letters.
           between(0x200C, 0x200D) || between(0x24B6, 0x24E9) || between(0x1F130, 0x1F149) ||
           between(0x1F150, 0x1F169) || between(0x1F170, 0x1F189);
}

} // namespace sinkscope
