#include "session/SessionNumbers.h"

#include "support/Clause.h"

#include <cmath>
#include <limits>

namespace sinkscope {

nlohmann::ordered_json sessionNumber(double value) {
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0.0 ? "inf" : "-inf";
    return value;
}

double readSessionNumber(const nlohmann::ordered_json& json, const std::string& what) {
    if (json.is_number())
        return json.get<double>();
    const std::string word = json.is_string() ? json.get<std::string>() : std::string();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (word == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    if (word == "inf" || word == "-inf")
        return word == "inf" ? infinity : -infinity;
    throw Clause({"its %1 holds something that is no number", {what}});
}

void throwClause(const Error& error) {
    Text clause = error.text;
    if (clause.pattern.ends_with('.'))
        clause.pattern.pop_back();
    throw Clause(std::move(clause));
}

} // namespace sinkscope
