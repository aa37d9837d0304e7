#include "tour/TourJson.h"

#include "tour/ExpectationJson.h"
#include "tour/GlossaryTerms.h"
#include "tour/TourFields.h"
#include "tour/TourSettingsJson.h"
#include "tour/TourText.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

// What fits the bar in the presenter at 1280×720, measured by TourWindowTest.
constexpr std::size_t longestText = 420, longestTitle = 60;
constexpr std::size_t mostSteps = 40;
constexpr int deepest = 16; // a tour needs eight

Result<Json> readDocument(const std::string& text, const std::string& file) {
    bool isDeep = false;
    const auto watchDepth = [&isDeep](int depth, Json::parse_event_t, Json&) {
        isDeep = isDeep || depth > deepest;
        return !isDeep;
    };
    try {
        Json document = Json::parse(text, watchDepth);
        if (isDeep)
            return failure({"%1 is nested more deeply than a tour can be.", {file}});
        return document;
    } catch (const Json::parse_error& error) {
        const auto at = std::min<std::size_t>(error.byte, text.size());
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        return failure({"%1 is no JSON: there is a fault near line %2.", {file, line}});
    }
}

void readView(JsonFields& fields, TourPointer& pointer) {
    static const std::vector<std::pair<std::string, TourPointer::View>> words{
        {"tokens", TourPointer::View::tokens},       {"residual", TourPointer::View::residual},
        {"attention", TourPointer::View::attention}, {"lifeCycle", TourPointer::View::lifeCycle},
        {"keySpace", TourPointer::View::keySpace},   {"analysis", TourPointer::View::analysis}};
    fields.read("view", pointer.view, words);
}

void checkPlaces(const TourPointer& pointer, const Text& where, JsonFields& fields) {
    using View = TourPointer::View;
    const bool hasPlace = pointer.layer || pointer.head || pointer.query || pointer.token;
    Text needed;
    if (pointer.view == View::tokens && !pointer.token)
        needed = "a token";
    if (pointer.view == View::residual && !(pointer.layer && pointer.token))
        needed = "a layer and a token";
    if (pointer.view == View::attention && !hasPlace)
        needed = "a layer, a layer and a head, a token, or a query and a token";
    if (pointer.view == View::lifeCycle && !pointer.layer)
        needed = "a layer";
    if (pointer.view == View::keySpace && !pointer.token)
        needed = "a token";
    if (!needed.empty())
        fields.fault({"%1 points at this view without a place: it needs %2.", {where, needed}});
    if (pointer.head && !pointer.layer)
        fields.fault({"%1 has a head without a layer: name the layer as well.", {where}});
}

TourPointer readPointer(JsonFields& step, const Text& where) {
    TourPointer pointer;
    const JsonFields::Json* found = step.find("point");
    if (found == nullptr)
        return pointer;
    const Text here{"%1, point", {where}};
    JsonFields fields(*found, here);
    if (fields.has("control")) {
        pointer.view = TourPointer::View::control;
        readText(fields, "control", pointer.control);
    } else {
        fields.require("view");
        readView(fields, pointer);
        readPlace(fields, "layer", PlaceKind::layer, pointer.layer);
        readPlace(fields, "head", PlaceKind::head, pointer.head);
        readPlace(fields, "query", PlaceKind::token, pointer.query);
        readPlace(fields, "token", PlaceKind::token, pointer.token);
        checkPlaces(pointer, here, fields);
    }
    finishInner(fields, step);
    return pointer;
}

void checkText(const std::string& text, const Text& where, const std::vector<Expectation>& expectations,
               JsonFields& step) {
    const auto pieces = parseTourText(text);
    if (!pieces)
        return step.fault({"%1: %2.", {where, pieces.error().text}});
    for (const TextPiece& piece : *pieces) {
        if (piece.kind == TextPiece::Kind::link && !isGlossaryTerm(piece.term))
            step.fault({"%1 links to the term %2: expected one of %3.", {where, piece.term, glossaryTerms()}});
        if (piece.kind == TextPiece::Kind::number &&
            std::ranges::find(expectations, piece.words, &Expectation::name) == expectations.end())
            step.fault({"%1 shows {%2}, and no promise under expect has that name.", {where, piece.words}});
    }
    if (const std::size_t length = readableLength(*pieces); length > longestText)
        step.fault(
            {"%1 is %2 letters long: expected at most %3, so that a class can read it.", {where, length, longestText}});
}

void checkTitle(const LocalText& title, const Text& where, JsonFields& fields) {
    for (const std::string& text : {title.english, title.italian})
        if (text.size() > 2 * longestTitle || text.find('\n') != std::string::npos)
            fields.fault({"%1 has a title that does not fit one line: expected about %2 letters at most.",
                          {where, longestTitle}});
}

Result<TourStep> readStep(const Json& json, const Text& where) {
    TourStep step;
    JsonFields fields(json, where);
    readText(fields, "title", where, step.title);
    checkTitle(step.title, where, fields);
    readText(fields, "text", where, step.text);
    step.set = readSettings(fields, where);
    step.pointer = readPointer(fields, where);
    step.expectations = readExpectations(fields, where);
    checkText(step.text.english, {"%1, text, en", {where}}, step.expectations, fields);
    checkText(step.text.italian, {"%1, text, it", {where}}, step.expectations, fields);
    if (const auto finished = fields.finish(); !finished)
        return tl::unexpected(finished.error());
    return step;
}

Result<void> readHead(JsonFields& root, const std::string& file, Tour& tour, std::optional<std::string>& prompt) {
    std::int64_t format = 1;
    root.require("format");
    root.read("format", format, 1);
    if (format > 1)
        return failure({"%1 has format %2, which a newer Sinkscope writes: expected 1.", {file, format}});
    const Text where = Text::verbatim(file);
    readText(root, "title", where, tour.title);
    checkTitle(tour.title, where, root);
    readText(root, "summary", where, tour.summary);
    readText(root, "model", tour.model);
    root.require("prompt");
    readPrompt(root, "prompt", where, prompt);
    root.require("steps");
    return root.faultOnly();
}

} // namespace

Result<Tour> parseTour(const std::string& text, const std::filesystem::path& file) {
    const std::string name = file.filename().string();
    const auto document = readDocument(text, name);
    if (!document)
        return tl::unexpected(document.error());
    Tour tour;
    tour.name = file.stem().string();
    std::optional<std::string> prompt;
    JsonFields root(*document, Text::verbatim(name));
    if (const auto head = readHead(root, name, tour, prompt); !head)
        return tl::unexpected(head.error());
    const JsonFields::Json* steps = root.find("steps");
    if (!steps->is_array() || steps->empty() || steps->size() > mostSteps)
        root.expected("steps", {"a list of 1 to %1 steps", {mostSteps}});
    if (const auto finished = root.finish(); !finished)
        return tl::unexpected(finished.error());
    for (std::size_t index = 0; index < steps->size(); ++index) {
        auto step = readStep((*steps)[index], {"%1, step %2", {name, index + 1}});
        if (!step)
            return tl::unexpected(step.error());
        tour.steps.push_back(*std::move(step));
    }
    // A tour begins with its own prompt, nothing switched.
    TourSettings& first = tour.steps.front().set;
    if (!first.prompt)
        first.prompt = prompt;
    return tour;
}

} // namespace sinkscope
