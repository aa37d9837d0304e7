#pragma once

#include <string>
#include <string_view>

namespace sinkscope {

enum class NormalizationForm { nfc, nfd, nfkc, nfkd };

/// Unicode Standard Annex 15. The text must be valid UTF-8.
std::string toNormalizationForm(std::string_view text, NormalizationForm form);
/// Full lower case of each character by itself (no final-sigma rule), as Rust's char::to_lowercase.
std::string toLowerCase(std::string_view text);

/// The property White_Space.
bool isWhiteSpace(char32_t character);
/// The categories Nd, Nl and No.
bool isNumeric(char32_t character);
/// ASCII punctuation and symbols, and the categories Pc, Pd, Ps, Pe, Pi, Pf and Po.
bool isPunctuation(char32_t character);
/// What \w means to Rust's expressions: alphabetic characters, marks, decimal digits, connectors and joiners.
bool isWordCharacter(char32_t character);

} // namespace sinkscope
