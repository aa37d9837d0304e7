#include "exhibit/Text.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace sinkscope {
namespace {

struct Written {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const {
        std::array<char, 32> digits{};
        std::snprintf(digits.data(), digits.size(), "%.5g", number);
        return digits.data();
    }
    std::string operator()(const std::string& words) const { return words; }
};

} // namespace

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
