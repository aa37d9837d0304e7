#include "trust/Judgement.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace sinkscope {

TrustVerdict judged(double difference, const DifferenceLimits& limits) {
    if (!(difference < limits.red)) // NaN too
        return TrustVerdict::red;
    return difference <= limits.green ? TrustVerdict::green : TrustVerdict::yellow;
}

std::string numberText(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", value);
    return text;
}

std::string countText(std::int64_t count, const std::string& one, const std::string& many) {
    std::string digits = std::to_string(count);
    for (auto place = static_cast<std::int64_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(static_cast<std::size_t>(place), ",");
    return digits + " " + (count == 1 ? one : many.empty() ? one + "s" : many);
}

std::string listText(const std::vector<std::string>& names, std::size_t most) {
    std::string text;
    for (std::size_t place = 0; place < std::min(most, names.size()); ++place)
        text.append(place == 0 ? "" : ", ").append(names[place]);
    if (names.size() > most)
        text.append(" and ").append(std::to_string(names.size() - most)).append(" more");
    return text;
}

} // namespace sinkscope
