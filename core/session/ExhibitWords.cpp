#include "session/ExhibitWords.h"

#include "io/TokenText.h"
#include "session/SessionNumbers.h"
#include "session/TokensJson.h"
#include "support/Clause.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array placeMembers{std::pair{"layer", &Place::layer}, std::pair{"head", &Place::head},
                                  std::pair{"query", &Place::query}, std::pair{"key", &Place::key},
                                  std::pair{"channel", &Place::channel}};
constexpr std::array quantityMembers{std::pair{"key", &Quantity::key}, std::pair{"title", &Quantity::title},
                                     std::pair{"unit", &Quantity::unit}, std::pair{"definition", &Quantity::definition},
                                     std::pair{"source", &Quantity::source}};

struct WrittenValue {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const {
        return std::isfinite(number) ? Json(number) : Json{{"number", sessionNumber(number)}};
    }
    Json operator()(const std::string& words) const { return writtenWords(words); }
};

/// A number with its digits is a list of both; what else is not in every cell names its kind.
struct WrittenArgument : WrittenValue {
    using WrittenValue::operator();
    Json operator()(std::uint64_t number) const { return {{"unsigned", number}}; }
    Json operator()(const Text::Decimal& number) const {
        return Json::array({sessionNumber(number.value), number.digits});
    }
    Json operator()(const Text::Grouped& number) const { return {{"grouped", number.number}}; }
    Json operator()(const Text& text) const { return {{"text", writtenText(text)}}; }
};

/// The only field of an object, if it is one with this field alone.
const Json* onlyField(const Json& json, const char* name) {
    return json.is_object() && json.size() == 1 && json.contains(name) ? &json[name] : nullptr;
}

std::int64_t wholeNumber(const Json& json) {
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > most)
        throw Clause("an analysis holds a whole number that is too large");
    return json.get<std::int64_t>();
}

} // namespace

Json writtenWords(const std::string& words) {
    return validText(words) == words ? Json(words) : Json{{"bytes", hexadecimal(words)}};
}

std::string readWords(const Json& json) {
    if (json.is_string())
        return json.get<std::string>();
    if (const Json* bytes = onlyField(json, "bytes"); bytes && bytes->is_string())
        return bytesOfHexadecimal(bytes->get<std::string>());
    throw Clause("an analysis holds something where words are expected");
}

Json writtenCell(const Cell& cell) {
    return std::visit(WrittenValue(), cell);
}

Cell readCell(const Json& json) {
    if (json.is_null())
        return {};
    if (json.is_number_integer())
        return wholeNumber(json);
    if (json.is_number())
        return json.get<double>();
    if (const Json* number = onlyField(json, "number"))
        return readSessionNumber(*number, "analysis");
    return readWords(json);
}

Json writtenText(const Text& text) {
    Json arguments = Json::array();
    for (const Text::Argument& argument : text.arguments)
        arguments.push_back(std::visit(WrittenArgument(), argument));
    return {{"pattern", writtenWords(text.pattern)}, {"arguments", std::move(arguments)}};
}

namespace {

Text textWithin(const Json& json, int depth);

Text::Argument readArgument(const Json& json, int depth) {
    constexpr int deepest = 8;
    if (const Json* grouped = onlyField(json, "grouped"))
        return Text::Grouped{wholeNumber(*grouped)};
    if (const Json* number = onlyField(json, "unsigned"))
        return number->get<std::uint64_t>();
    if (const Json* text = onlyField(json, "text")) {
        if (depth == deepest)
            throw Clause("a sentence of an analysis holds sentences within sentences without end");
        return textWithin(*text, depth + 1);
    }
    if (json.is_array() && json.size() == 2)
        return Text::Decimal(readSessionNumber(json[0], "analysis"), json[1].get<int>());
    const Cell cell = readCell(json);
    if (const auto* number = std::get_if<std::int64_t>(&cell))
        return *number;
    if (const auto* words = std::get_if<std::string>(&cell))
        return *words;
    throw Clause("nothing goes into a sentence of an analysis where something is expected");
}

Text textWithin(const Json& json, int depth) {
    JsonFields fields(json, "A sentence of an analysis");
    fields.require("pattern");
    fields.require("arguments");
    finishFields(fields);
    Text text;
    text.pattern = readWords(json["pattern"]);
    if (!json["arguments"].is_array())
        throw Clause("what goes into a sentence of an analysis is no list");
    for (const Json& argument : json["arguments"])
        text.arguments.push_back(readArgument(argument, depth));
    return text;
}

} // namespace

Text readText(const Json& json) {
    return textWithin(json, 0);
}

Json writtenPlace(const Place& place) {
    Json json = Json::object();
    for (const auto& [name, member] : placeMembers)
        if (const std::optional<std::int64_t>& number = place.*member)
            json[name] = *number;
    return json;
}

Place readPlace(const Json& json) {
    if (!json.is_object())
        throw Clause("an analysis holds something where a place is expected");
    Place place;
    for (const auto& [name, number] : json.items()) {
        const auto found = std::find_if(placeMembers.begin(), placeMembers.end(),
                                        [&name = name](const auto& member) { return name == member.first; });
        if (found == placeMembers.end() || !number.is_number_integer() || wholeNumber(number) < 0)
            throw Clause({"a place in an analysis has the field \"%1\" that is no layer, head, query, key or channel "
                          "counted from 0",
                          {name}});
        place.*(found->second) = wholeNumber(number);
    }
    return place;
}

Json writtenQuantity(const Quantity& quantity) {
    Json json = Json::object();
    for (const auto& [name, member] : quantityMembers)
        json[name] = quantity.*member;
    return json;
}

Quantity StoredQuantities::read(const Json& json) {
    JsonFields fields(json, "A quantity of an analysis");
    Quantity quantity;
    for (const auto& [name, member] : quantityMembers) {
        std::string& text = texts_->emplace_back();
        fields.require(name);
        fields.read(name, text);
        quantity.*member = text.c_str();
    }
    finishFields(fields);
    quantity.texts = texts_;
    return quantity;
}

} // namespace sinkscope
