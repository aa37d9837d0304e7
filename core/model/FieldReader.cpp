#include "model/FieldReader.h"

#include <cmath>

namespace sinkscope {
namespace {

/// A whole number, also when it was written as 4096.0.
std::optional<std::int64_t> wholeNumber(const nlohmann::json& value) {
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        return number <= INT64_MAX ? std::optional(static_cast<std::int64_t>(number)) : std::nullopt;
    }
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (!value.is_number_float())
        return std::nullopt;
    const double number = value.get<double>();
    constexpr double exact = 9007199254740992.0; // beyond 2^53 a double cannot tell neighbours apart
    if (std::abs(number) > exact || std::trunc(number) != number)
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

std::string shortText(const nlohmann::json& value) {
    constexpr std::size_t longest = 80;
    std::string text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    if (text.size() > longest)
        text = text.substr(0, longest) + "…";
    return text;
}

} // namespace

FieldReader::FieldReader(nlohmann::json object, nlohmann::json defaults, std::string file, std::string path,
                         std::vector<KeySpelling> spellings)
    : object_(std::move(object)),
      defaults_(std::move(defaults)),
      file_(std::move(file)),
      path_(std::move(path)),
      spellings_(std::move(spellings)) {}

/// The name under which the file has the field.
const std::string& FieldReader::spelled(const std::string& field) const {
    if (!object_.contains(field))
        for (const KeySpelling& spelling : spellings_)
            if (spelling.field == field && object_.contains(spelling.other))
                return spelling.other;
    return field;
}

nlohmann::json FieldReader::value(const std::string& field) {
    if (field.empty())
        return nullptr;
    const std::string& name = spelled(field);
    read_.insert(name);
    if (const auto found = object_.find(name); found != object_.end() && !found->is_null())
        return *found;
    // A field that the file sets to null has said what it means; only one that it leaves out has a default.
    if (const auto found = defaults_.find(field); found != defaults_.end() && !object_.contains(name))
        return *found;
    return nullptr;
}

bool FieldReader::has(const std::string& field) {
    return !value(field).is_null();
}

void FieldReader::fail(Text sentence) {
    if (!error_)
        error_ = std::move(sentence);
}

std::string FieldReader::place(const std::string& field) const {
    return file_ + ": " + path_ + spelled(field);
}

std::string FieldReader::shown(const std::string& field) {
    return shortText(value(field));
}

void FieldReader::mismatch(const std::string& field, const Text& expected, const nlohmann::json& found) {
    fail({"%1 must be %2, but it is %3.", {place(field), expected, shortText(found)}});
}

bool FieldReader::required(const std::string& field) {
    if (has(field))
        return true;
    fail({"%1 is missing; the model cannot be described without it.", {place(field)}});
    return false;
}

std::optional<std::int64_t> FieldReader::optionalSize(const std::string& field, std::int64_t largest) {
    const nlohmann::json found = value(field);
    if (found.is_null())
        return std::nullopt;
    const auto number = wholeNumber(found);
    if (number && *number >= 0 && *number <= largest)
        return number;
    mismatch(field, {"a whole number from 0 to %1", {largest}}, found);
    return std::nullopt;
}

std::optional<std::int64_t> FieldReader::optionalCount(const std::string& field, std::int64_t largest) {
    const nlohmann::json found = value(field);
    if (found.is_null())
        return std::nullopt;
    const auto number = wholeNumber(found);
    if (number && *number >= 1 && *number <= largest)
        return number;
    mismatch(field, {"a whole number from 1 to %1", {largest}}, found);
    return std::nullopt;
}

std::int64_t FieldReader::count(const std::string& field, std::int64_t largest) {
    return required(field) ? optionalCount(field, largest).value_or(0) : 0;
}

std::optional<double> FieldReader::optionalPositive(const std::string& field) {
    const nlohmann::json found = value(field);
    if (found.is_null())
        return std::nullopt;
    if (found.is_number() && std::isfinite(found.get<double>()) && found.get<double>() > 0.0)
        return found.get<double>();
    mismatch(field, "a number above 0", found);
    return std::nullopt;
}

double FieldReader::positive(const std::string& field) {
    return required(field) ? optionalPositive(field).value_or(0.0) : 0.0;
}

bool FieldReader::flag(const std::string& field, bool whenAbsent) {
    const nlohmann::json found = value(field);
    if (found.is_null())
        return whenAbsent;
    if (found.is_boolean())
        return found.get<bool>();
    mismatch(field, "true or false", found);
    return whenAbsent;
}

std::string FieldReader::text(const std::string& field) {
    if (!required(field))
        return {};
    const nlohmann::json found = value(field);
    if (found.is_string())
        return found.get<std::string>();
    mismatch(field, "a text", found);
    return {};
}

std::optional<std::vector<std::string>> FieldReader::optionalTexts(const std::string& field) {
    const nlohmann::json found = value(field);
    if (found.is_null())
        return std::nullopt;
    std::vector<std::string> texts;
    for (const nlohmann::json& element : found) {
        if (!found.is_array() || !element.is_string()) {
            mismatch(field, "a list of texts", found);
            return std::nullopt;
        }
        texts.push_back(element.get<std::string>());
    }
    return texts;
}

std::optional<std::vector<double>> FieldReader::optionalNumbers(const std::string& field) {
    const nlohmann::json found = value(field);
    if (found.is_null())
        return std::nullopt;
    std::vector<double> numbers;
    for (const nlohmann::json& element : found) {
        if (!found.is_array() || !element.is_number()) {
            mismatch(field, "a list of numbers", found);
            return std::nullopt;
        }
        numbers.push_back(element.get<double>());
    }
    return numbers;
}

nlohmann::json FieldReader::object(const std::string& field) {
    nlohmann::json found = value(field);
    if (found.is_null() || found.is_object())
        return found;
    mismatch(field, "an object", found);
    return nullptr;
}

std::vector<std::string> FieldReader::unread() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : object_.items())
        if (!read_.contains(name))
            names.push_back(path_ + name);
    return names;
}

} // namespace sinkscope
