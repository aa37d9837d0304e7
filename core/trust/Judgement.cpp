#include "trust/Judgement.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {

TrustVerdict judged(double difference, const DifferenceLimits& limits) {
    if (!(difference < limits.red)) // NaN too
        return TrustVerdict::red;
    return difference <= limits.green ? TrustVerdict::green : TrustVerdict::yellow;
}

Text::Decimal numberText(double value) {
    return {value, 3};
}

Text countText(std::int64_t count, const char* one, const char* many) {
    return {count == 1 ? one : many, {Text::Grouped{count}}};
}

Text listText(const std::vector<std::string>& names, std::size_t most) {
    std::string text;
    for (std::size_t place = 0; place < std::min(most, names.size()); ++place)
        text.append(place == 0 ? "" : ", ").append(names[place]);
    return names.size() > most ? Text("%1 and %2 more", {text, names.size() - most}) : Text::verbatim(text);
}

} // namespace sinkscope
