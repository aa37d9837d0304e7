#include "figure/PanelsJson.h"

#include "figure/PictureWords.h"
#include "figure/ViewNames.h"
#include "io/JsonFields.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

void read(JsonFields& fields, const char* name, std::optional<std::int64_t>& number) {
    if (!fields.has(name))
        return;
    std::int64_t value = 0;
    fields.read(name, value, 0);
    number = value;
}

void readYes(JsonFields& fields, const char* name, auto& target, auto meaning) {
    const Json* found = fields.find(name);
    if (found && !found->is_boolean())
        fields.expected(name, "true or false");
    else if (found && found->get<bool>())
        target = meaning;
}

/// `count` finite numbers; empty when the field is missing or faulty.
std::vector<double> numbersOf(JsonFields& fields, const char* name, std::size_t count) {
    const Json* found = fields.find(name);
    if (!found)
        return {};
    std::vector<double> numbers;
    for (const Json& each : found->is_array() ? *found : Json::array())
        if (each.is_number() && std::isfinite(each.get<double>()))
            numbers.push_back(each.get<double>());
    if (numbers.size() == count && found->size() == count)
        return numbers;
    fields.expected(name, {"a list of %1 numbers", {count}});
    return {};
}

std::string textOf(JsonFields& fields, const char* name) {
    const Json* found = fields.find(name);
    if (found && found->is_string())
        return found->get<std::string>();
    if (found)
        fields.expected(name, "a text");
    return {};
}

std::optional<std::vector<std::string>> textsOf(JsonFields& fields, const char* name) {
    const Json* found = fields.find(name);
    if (!found)
        return std::nullopt;
    const bool isList =
        found->is_array() && std::ranges::all_of(*found, [](const Json& each) { return each.is_string(); });
    if (isList)
        return found->get<std::vector<std::string>>();
    fields.expected(name, "a list of texts");
    return std::nullopt;
}

void readColours(JsonFields& fields, ViewChoice& choice) {
    if (fields.has("palette")) {
        choice.palette = Palette::viridis;
        fields.read("palette", *choice.palette, paletteWords());
    }
    if (fields.has("scale")) {
        choice.scale = ValueScale::Kind::logarithmic;
        fields.read("scale", *choice.scale, scaleWords());
    }
    if (const auto range = numbersOf(fields, "range", 2); !range.empty()) {
        choice.keptScale = keptScale(choice, range[0], range[1]);
        if (const auto fault = rangeFault(*choice.keptScale))
            fields.expected("range", *fault);
    }
}

void readEye(JsonFields& fields, ViewChoice& choice) {
    constexpr double steepest = 85.0;
    fields.read("azimuth", choice.azimuth);
    fields.read("elevation", choice.elevation);
    if (std::abs(choice.elevation) > steepest)
        fields.expected("elevation", "a number from -85 to 85");
    const auto target = numbersOf(fields, "target", 3);
    double distance = 0.0;
    fields.read("distance", distance);
    if (fields.has("distance") && !(distance > 0.0))
        fields.expected("distance", "a number above 0");
    if (fields.has("distance") != fields.has("target"))
        fields.fault("A panel with distance or target needs both of them.");
    if (!target.empty())
        choice.eye = ViewChoice::Eye{{target[0], target[1], target[2]}, distance};
}

Result<PanelChoice> panelOf(const Json& object, std::size_t number) {
    JsonFields fields(object, {"Panel %1", {number}});
    PanelChoice panel;
    ViewChoice& choice = panel.picture;
    fields.require("view");
    choice.view = textOf(fields, "view");
    if (fields.has("title"))
        panel.title = textOf(fields, "title");
    fields.read("side", choice.side, sideWords());
    read(fields, "layer", choice.place.layer);
    read(fields, "head", choice.place.head);
    read(fields, "channel", choice.place.channel);
    read(fields, "token", choice.place.query);
    read(fields, "key", choice.place.key);
    readColours(fields, choice);
    fields.read("site", choice.site, residualSiteWords());
    fields.read("quantity", choice.quantity, quantityWords());
    fields.read("convention", choice.convention, conventionWords());
    readYes(fields, "wholePrompt", choice.sinkWindow, SinkWindow::wholePrompt);
    readYes(fields, "withoutSink", choice.sinkShare, SinkShare::leftOut);
    fields.read("rotation", choice.rotation, rotationWords());
    choice.prompts = textsOf(fields, "prompts");
    choice.longText = textOf(fields, "longText");
    readEye(fields, choice);
    if (auto read = fields.finish(); !read)
        return tl::unexpected(read.error());
    if (auto known = checkView(choice.view, choice.side); !known)
        return failure({"Panel %1: %2", {number, known.error().text}});
    return panel;
}

Json jsonOf(const PanelChoice& panel) {
    const ViewChoice& choice = panel.picture;
    const ViewChoice usual;
    Json json{{"view", choice.view}};
    const auto add = [&json](const char* name, const auto& value, bool differs) {
        if (differs)
            json[name] = value;
    };
    const auto place = [&json](const char* name, const std::optional<std::int64_t>& number) {
        if (number)
            json[name] = *number;
    };
    if (panel.title)
        json["title"] = *panel.title;
    add("side", wordOf(sideWords(), choice.side), choice.side != usual.side);
    place("layer", choice.place.layer);
    place("head", choice.place.head);
    place("channel", choice.place.channel);
    place("token", choice.place.query);
    place("key", choice.place.key);
    if (choice.palette)
        json["palette"] = wordOf(paletteWords(), *choice.palette);
    if (choice.scale)
        json["scale"] = wordOf(scaleWords(), *choice.scale);
    if (choice.keptScale)
        json["range"] = {rangeOf(*choice.keptScale).first, rangeOf(*choice.keptScale).second};
    add("site", wordOf(residualSiteWords(), choice.site), choice.site != usual.site);
    add("quantity", wordOf(quantityWords(), choice.quantity), choice.quantity != usual.quantity);
    add("convention", wordOf(conventionWords(), choice.convention), choice.convention != usual.convention);
    add("wholePrompt", true, choice.sinkWindow == SinkWindow::wholePrompt);
    add("withoutSink", true, choice.sinkShare == SinkShare::leftOut);
    add("rotation", wordOf(rotationWords(), choice.rotation), choice.rotation != usual.rotation);
    add("azimuth", choice.azimuth, choice.azimuth != usual.azimuth);
    add("elevation", choice.elevation, choice.elevation != usual.elevation);
    if (choice.prompts)
        json["prompts"] = *choice.prompts;
    add("longText", choice.longText, !choice.longText.empty());
    if (choice.eye) {
        json["distance"] = choice.eye->distance;
        json["target"] = choice.eye->target;
    }
    return json;
}

} // namespace

Result<PanelsChoice> parsePanels(const std::string& text) {
    const Json document = Json::parse(text, nullptr, false);
    if (document.is_discarded())
        return failure("The panels are not JSON: expected {\"columns\": 2, \"panels\": [{\"view\": \"residual\"}]}.");
    JsonFields fields(document, "The figure");
    PanelsChoice choice;
    std::int64_t columns = choice.columns;
    fields.read("columns", columns, 1);
    if (columns > mostPanelColumns)
        fields.expected("columns", {"a whole number from 1 to %1", {mostPanelColumns}});
    fields.require("panels");
    const Json* panels = fields.find("panels");
    if (panels && (!panels->is_array() || panels->empty() || panels->size() > mostPanels))
        fields.expected("panels", {"a list of 1 to %1 panels", {mostPanels}});
    if (auto read = fields.finish(); !read)
        return tl::unexpected(read.error());
    choice.columns = static_cast<int>(columns);
    for (std::size_t index = 0; index < panels->size(); ++index) {
        auto panel = panelOf((*panels)[index], index + 1);
        if (!panel)
            return tl::unexpected(panel.error());
        choice.panels.push_back(*std::move(panel));
    }
    return choice;
}

std::string panelsJson(const PanelsChoice& choice) {
    Json panels = Json::array();
    for (const PanelChoice& panel : choice.panels)
        panels.push_back(jsonOf(panel));
    const Json document{{"columns", choice.columns}, {"panels", std::move(panels)}};
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace sinkscope
