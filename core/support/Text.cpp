#include "support/Text.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace sinkscope {
namespace {

struct Written {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(std::uint64_t number) const { return std::to_string(number); }
    std::string operator()(const Text::Decimal& number) const {
        std::array<char, 48> text{};
        std::snprintf(text.data(), text.size(), "%.*g", number.digits, number.value);
        return text.data();
    }
    std::string operator()(const Text::Grouped& grouped) const {
        std::string digits = std::to_string(grouped.number);
        for (auto place = static_cast<std::int64_t>(digits.size()) - 3; place > 0; place -= 3)
            digits.insert(static_cast<std::size_t>(place), ",");
        return digits;
    }
    std::string operator()(const std::string& words) const { return words; }
    std::string operator()(const Text& text) const { return plainText(text); }
};

} // namespace

Text Text::verbatim(std::string words) {
    return {"%1", {std::move(words)}};
}

double percentInWords(double share) {
    return std::round(share * 1000.0) / 10.0;
}

std::string plainText(const Text& text) {
    std::string result;
    for (std::size_t place = 0; place < text.pattern.size(); ++place) {
        const bool isMark = text.pattern[place] == '%' && place + 1 < text.pattern.size();
        const auto argument = isMark ? static_cast<std::size_t>(text.pattern[place + 1] - '1') : text.arguments.size();
        if (argument < text.arguments.size()) {
            result += std::visit(Written(), text.arguments[argument]);
            ++place;
        } else {
            result += text.pattern[place];
        }
    }
    return result;
}

} // namespace sinkscope
