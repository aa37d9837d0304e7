#include "tour/ExpectationJson.h"

#include "tour/QuantityWords.h"
#include "tour/TourFields.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

std::vector<std::pair<std::string, TourQuantity>> namesOfQuantities() {
    std::vector<std::pair<std::string, TourQuantity>> names;
    for (const QuantityWord& word : quantityWords())
        names.emplace_back(std::string(word.word), word.quantity);
    return names;
}

void readBounds(JsonFields& fields, Expectation& expectation) {
    fields.require("between");
    const JsonFields::Json* found = fields.find("between");
    if (found == nullptr)
        return;
    const bool isPair = found->is_array() && found->size() == 2 && (*found)[0].is_number() && (*found)[1].is_number();
    if (isPair) {
        expectation.least = (*found)[0].get<double>();
        expectation.most = (*found)[1].get<double>();
    }
    if (!isPair || !std::isfinite(expectation.least) || !std::isfinite(expectation.most) ||
        expectation.least > expectation.most)
        fields.expected("between", "two numbers, the smaller one first");
}

void readName(JsonFields& fields, std::string& name) {
    readText(fields, "name", name);
    const bool isName = std::all_of(name.begin(), name.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
    });
    if (!isName)
        fields.expected("name", "a name of letters a to z and digits, as \"lossBefore\"");
}

void readPlaces(JsonFields& fields, const Text& where, Expectation& expectation) {
    const QuantityWord& word = wordOf(expectation.what);
    const auto readOne = [&](const std::string& name, PlaceKind kind, Need need, std::optional<TourPlace>& place) {
        if (need == Need::required)
            fields.require(name);
        if (need == Need::none && fields.has(name))
            fields.fault({"%1 has the field %2, which %3 does not take.", {where, name, std::string(word.word)}});
        readPlace(fields, name, kind, place);
    };
    readOne("layer", PlaceKind::layer, word.layer, expectation.layer);
    readOne("head", PlaceKind::head, word.head, expectation.head);
    readOne("token", PlaceKind::token, word.token, expectation.token);
}

Expectation readExpectation(const JsonFields::Json& json, const Text& where, JsonFields& step) {
    Expectation expectation;
    JsonFields fields(json, where);
    readName(fields, expectation.name);
    fields.require("what");
    fields.read("what", expectation.what, namesOfQuantities());
    fields.read(
        "side", expectation.side,
        std::vector<std::pair<std::string, Shown::Side>>{{"A", Shown::Side::base}, {"B", Shown::Side::changed}});
    readPlaces(fields, where, expectation);
    readBounds(fields, expectation);
    finishInner(fields, step);
    return expectation;
}

} // namespace

std::vector<Expectation> readExpectations(JsonFields& step, const Text& where) {
    std::vector<Expectation> expectations;
    const JsonFields::Json* found = step.find("expect");
    if (found == nullptr)
        return expectations;
    if (!found->is_array()) {
        step.expected("expect", "a list of promises, as [{\"what\": \"loss\", \"between\": [3.4, 3.6]}]");
        return expectations;
    }
    for (std::size_t index = 0; index < found->size(); ++index) {
        const Text here{"%1, expect %2", {where, index + 1}};
        Expectation expectation = readExpectation((*found)[index], here, step);
        const bool isTaken = std::ranges::any_of(expectations, [&](const Expectation& other) {
            return !other.name.empty() && other.name == expectation.name;
        });
        if (isTaken)
            step.fault({"%1 has the name %2 of an earlier one: give it a name of its own.", {here, expectation.name}});
        expectations.push_back(std::move(expectation));
    }
    return expectations;
}

} // namespace sinkscope
