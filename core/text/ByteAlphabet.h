#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sinkscope {

/// GPT-2's byte alphabet: each byte written as one printable character (printable Latin-1 as itself, the rest from
/// U+0100 on), so that a space is Ġ and a newline Ċ.
std::string toByteAlphabet(std::string_view bytes);
/// The bytes again; empty when the text has a character outside the alphabet.
std::optional<std::string> fromByteAlphabet(std::string_view text);

} // namespace sinkscope
