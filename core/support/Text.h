#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <variant>
#include <vector>

namespace sinkscope {

/// A sentence or a name for people: an English pattern with %1, %2 … %9 and what goes there. Kept apart so that a view
/// can translate the pattern and write the numbers as the reader's language does. Patterns are literals, which
/// translations/list_core_texts.py finds; what no one translates, such as a file's name, is a std::string.
struct Text {
    /// A number of this many significant digits.
    struct Decimal {
        double value = 0.0;
        int digits = 5;

        Decimal(double number) : value(number) {}
        Decimal(double number, int significant) : value(number), digits(significant) {}
        bool operator==(const Decimal&) const = default;
    };
    /// A whole number whose digits are grouped in English too: "12,345".
    struct Grouped {
        std::int64_t number = 0;
        bool operator==(const Grouped&) const = default;
    };
    using Argument = std::variant<std::int64_t, std::uint64_t, Decimal, Grouped, std::string, Text>;

    std::string pattern;
    std::vector<Argument> arguments;

    Text() = default;
    Text(const char* sentence) : pattern(sentence) {}
    Text(const char* sentence, std::initializer_list<Argument> values) : pattern(sentence), arguments(values) {}
    /// Words that no one translates, such as another library's message.
    static Text verbatim(std::string words);
    bool empty() const { return pattern.empty(); }
    bool operator==(const Text&) const = default;
};

/// A share as percent for a sentence: one decimal. Tables and charts keep all digits.
double percentInWords(double share);
/// The sentence in English; texts within it too.
std::string plainText(const Text& text);

} // namespace sinkscope
