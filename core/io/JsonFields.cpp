#include "io/JsonFields.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

/// 3 and 3.0 alike; everything else is not a whole number.
std::optional<std::int64_t> whole(const JsonFields::Json& value) {
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max())
        return std::nullopt;
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (!value.is_number_float())
        return std::nullopt;
    const double number = value.get<double>();
    return number == std::floor(number) && std::abs(number) < 9e15 ? std::optional(static_cast<std::int64_t>(number))
                                                                   : std::nullopt;
}

} // namespace

JsonFields::JsonFields(const Json& object, Text where) : object_(object), where_(std::move(where)) {
    if (!object_.is_object())
        fault({"%1 is not a JSON object: expected {…} with its fields.", {where_}});
}

const JsonFields::Json* JsonFields::find(const std::string& name) {
    asked_.push_back(name);
    if (!object_.is_object())
        return nullptr;
    const auto place = object_.find(name);
    return place == object_.end() ? nullptr : &*place;
}

bool JsonFields::has(const std::string& name) {
    return find(name) != nullptr;
}

void JsonFields::read(const std::string& name, double& value) {
    const Json* found = find(name);
    if (found == nullptr)
        return;
    if (!found->is_number() || !std::isfinite(found->get<double>()))
        return expected(name, "a number");
    value = found->get<double>();
}

void JsonFields::read(const std::string& name, std::optional<double>& value) {
    if (!has(name))
        return;
    double number = 0.0;
    read(name, number);
    value = number;
}

void JsonFields::read(const std::string& name, std::string& value) {
    const Json* found = find(name);
    if (found == nullptr)
        return;
    if (!found->is_string())
        return expected(name, "a text");
    value = found->get<std::string>();
}

void JsonFields::read(const std::string& name, bool& value) {
    const Json* found = find(name);
    if (found == nullptr)
        return;
    if (!found->is_boolean())
        return expected(name, "true or false");
    value = found->get<bool>();
}

void JsonFields::read(const std::string& name, std::int64_t& value, std::int64_t least) {
    const Json* found = find(name);
    if (found == nullptr)
        return;
    const auto number = whole(*found);
    if (!number || *number < least)
        return expected(name, {"a whole number of at least %1", {least}});
    value = *number;
}

void JsonFields::read(const std::string& name, std::vector<std::int64_t>& list) {
    const Json* found = find(name);
    if (found == nullptr)
        return;
    list.clear();
    for (const Json& item : found->is_array() ? *found : Json::array({nullptr})) {
        const auto number = whole(item);
        if (!number || *number < 0)
            return expected(name, "a list of whole numbers from 0");
        list.push_back(*number);
    }
}

void JsonFields::read(const std::string& name, std::vector<std::pair<std::int64_t, std::int64_t>>& list) {
    const Json* found = find(name);
    if (found == nullptr)
        return;
    list.clear();
    for (const Json& item : found->is_array() ? *found : Json::array({nullptr})) {
        const bool pair = item.is_array() && item.size() == 2;
        const auto first = pair ? whole(item[0]) : std::nullopt, second = pair ? whole(item[1]) : std::nullopt;
        if (!first || !second || *first < 0 || *second < 0)
            return expected(name, "a list of pairs of whole numbers from 0, as [[14, 3], [20, 0]]");
        list.emplace_back(*first, *second);
    }
}

void JsonFields::require(const std::string& name) {
    if (!has(name))
        fault({"%1 has no field %2, which it needs.", {where_, name}});
}

void JsonFields::expected(const std::string& name, const Text& what) {
    const Json* found = find(name);
    if (found == nullptr)
        return fault({"%1 has %2 nothing: expected %3.", {where_, name, what}});
    std::string text = found->dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > 60)
        text = text.substr(0, 57) + "...";
    fault({"%1 has %2 %3: expected %4.", {where_, name, text, what}});
}

void JsonFields::fault(Text sentence) {
    if (!fault_)
        fault_ = std::move(sentence);
}

Result<void> JsonFields::finish() {
    if (!fault_ && object_.is_object())
        for (const auto& [name, value] : object_.items())
            if (std::find(asked_.begin(), asked_.end(), name) == asked_.end()) {
                std::sort(asked_.begin(), asked_.end());
                asked_.erase(std::unique(asked_.begin(), asked_.end()), asked_.end());
                std::string allowed;
                for (const std::string& known : asked_)
                    allowed += (allowed.empty() ? "" : ", ") + known;
                fault({"%1 has the unknown field %2: expected only %3.", {where_, name, allowed}});
                break;
            }
    return faultOnly();
}

Result<void> JsonFields::faultOnly() const {
    if (fault_)
        return failure(*fault_);
    return {};
}

} // namespace sinkscope
