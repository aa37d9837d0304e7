#include "model/KeyReader.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {

KeyReader::KeyReader(const GgufMetadata& metadata, std::string architecture, std::string file)
    : metadata_(metadata), architecture_(std::move(architecture)), file_(std::move(file)) {}

bool KeyReader::has(const std::string& key) {
    read_.insert(key);
    return metadata_.contains(full(key));
}

void KeyReader::fail(Text sentence) {
    if (!error_)
        error_ = std::move(sentence);
}

std::string KeyReader::place(const std::string& key) const {
    return file_ + ": " + full(key);
}

Text KeyReader::typeOf(const std::string& key) const {
    return {"of type %1", {metadata_.typeName(full(key))}};
}

bool KeyReader::required(const std::string& key) {
    if (has(key))
        return true;
    fail({"%1 is missing; the model cannot be described without it.", {place(key)}});
    return false;
}

void KeyReader::mismatch(const std::string& key, const Text& expected, const Text& found) {
    fail({"%1 must be %2, but it is %3.", {place(key), expected, found}});
}

std::optional<std::int64_t> KeyReader::optionalSize(const std::string& key, std::int64_t largest) {
    if (!has(key))
        return std::nullopt;
    const auto number = metadata_.integer(full(key));
    if (number && *number >= 0 && *number <= largest)
        return number;
    mismatch(key, {"a whole number from 0 to %1", {largest}}, number ? Text("%1", {*number}) : typeOf(key));
    return std::nullopt;
}

std::int64_t KeyReader::count(const std::string& key, std::int64_t largest) {
    if (!required(key))
        return 0;
    const std::int64_t number = optionalSize(key, largest).value_or(0);
    if (number == 0)
        mismatch(key, {"a whole number from 1 to %1", {largest}}, "0");
    return number;
}

std::vector<std::int64_t> KeyReader::perLayer(const std::string& key, std::int64_t layers, std::int64_t largest) {
    if (!has(key))
        return {};
    const auto list = metadata_.integers(full(key));
    if (!list)
        return std::vector<std::int64_t>(static_cast<std::size_t>(layers), count(key, largest));
    const bool inRange = std::ranges::all_of(*list, [&](std::int64_t value) { return value >= 1 && value <= largest; });
    if (std::ssize(*list) == layers && inRange)
        return *list;
    mismatch(key, {"a list of %1 whole numbers from 1 to %2", {layers, largest}},
             inRange ? Text("a list of %1", {list->size()}) : Text("a list with other values"));
    return {};
}

std::optional<double> KeyReader::optionalPositive(const std::string& key) {
    if (!has(key))
        return std::nullopt;
    const auto number = metadata_.number(full(key));
    if (number && std::isfinite(*number) && *number > 0.0)
        return number;
    mismatch(key, "a number above 0", number ? Text::verbatim(std::to_string(*number)) : typeOf(key));
    return std::nullopt;
}

double KeyReader::positive(const std::string& key) {
    return required(key) ? optionalPositive(key).value_or(0.0) : 0.0;
}

std::optional<std::string> KeyReader::optionalText(const std::string& key) {
    if (!has(key))
        return std::nullopt;
    if (const auto text = metadata_.text(full(key)))
        return std::string(*text);
    mismatch(key, "a text", typeOf(key));
    return std::nullopt;
}

bool KeyReader::flag(const std::string& key, bool whenAbsent) {
    if (!has(key))
        return whenAbsent;
    if (const auto value = metadata_.flag(full(key)))
        return *value;
    mismatch(key, "true or false", typeOf(key));
    return whenAbsent;
}

std::vector<std::int64_t> KeyReader::flags(const std::string& key) {
    return has(key) ? metadata_.integers(full(key)).value_or(std::vector<std::int64_t>{}) : std::vector<std::int64_t>{};
}

bool KeyReader::isZero(const std::string& key) const {
    return metadata_.number(full(key)) == 0.0 || metadata_.flag(full(key)) == false;
}

std::vector<std::string> KeyReader::unread() const {
    std::vector<std::string> names;
    const std::string prefix = architecture_ + ".";
    for (const std::string_view key : metadata_.keys())
        if (key.starts_with(prefix) && !read_.contains(std::string(key.substr(prefix.size()))))
            names.emplace_back(key.substr(prefix.size()));
    return names;
}

} // namespace sinkscope
