#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace sinkscope {

/// A sentence or a name for people: an English pattern with %1, %2 … and what goes there. Kept apart so that a view can
/// translate the pattern and write the numbers as the reader's language does.
struct Text {
    using Argument = std::variant<std::int64_t, double, std::string>;

    std::string pattern;
    std::vector<Argument> arguments;

    Text() = default;
    Text(const char* sentence) : pattern(sentence) {}
    Text(const char* sentence, std::vector<Argument> values) : pattern(sentence), arguments(std::move(values)) {}
    bool operator==(const Text&) const = default;
};

/// A share as percent for a sentence: one decimal. Tables and charts keep all digits.
double percentInWords(double share);
/// The sentence in English; doubles with five significant digits.
std::string plainText(const Text& text);

} // namespace sinkscope
