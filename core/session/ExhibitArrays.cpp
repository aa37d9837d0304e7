#include "session/ExhibitArrays.h"

#include "io/InterventionWords.h"
#include "session/ExhibitWords.h"
#include "session/SessionNumbers.h"
#include "support/Clause.h"

#include <algorithm>
#include <utility>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

const WordTable<AxisScale> axisScaleWords{{"linear", AxisScale::linear}, {"logarithmic", AxisScale::logarithmic}};
const WordTable<SeriesStyle> styleWords{
    {"line", SeriesStyle::line}, {"points", SeriesStyle::points}, {"bars", SeriesStyle::bars}};
const WordTable<SeriesMeaning> meaningWords{{"plain", SeriesMeaning::plain},
                                            {"sink", SeriesMeaning::sink},
                                            {"spike", SeriesMeaning::spike},
                                            {"attention", SeriesMeaning::attention},
                                            {"feedForward", SeriesMeaning::feedForward},
                                            {"others", SeriesMeaning::others},
                                            {"chosen", SeriesMeaning::chosen},
                                            {"base", SeriesMeaning::base},
                                            {"changed", SeriesMeaning::changed}};
const WordTable<GridAxisKind> axisKindWords{{"layer", GridAxisKind::layer},
                                            {"head", GridAxisKind::head},
                                            {"token", GridAxisKind::token},
                                            {"channel", GridAxisKind::channel},
                                            {"other", GridAxisKind::other}};
const WordTable<GridScale> gridScaleWords{
    {"linear", GridScale::linear}, {"logarithmic", GridScale::logarithmic}, {"diverging", GridScale::diverging}};
/// By index of Panel.
enum class PanelKind { table, chart, grid };
const WordTable<PanelKind> panelKindWords{
    {"table", PanelKind::table}, {"chart", PanelKind::chart}, {"grid", PanelKind::grid}};

template <typename Value, typename Write>
Json writtenList(const std::vector<Value>& values, const Write& write) {
    Json list = Json::array();
    for (const Value& value : values)
        list.push_back(write(value));
    return list;
}

template <typename Read>
auto readItems(const Json& json, const Read& read) {
    if (!json.is_array())
        throw Clause("an analysis holds something where a list is expected");
    std::vector<decltype(read(json))> values;
    values.reserve(json.size());
    for (const Json& item : json)
        values.push_back(read(item));
    return values;
}

double readOneNumber(const Json& json) {
    return readSessionNumber(json, "analysis");
}

/// A field that must be there, to be read by a function of its own.
template <typename Read>
auto readField(JsonFields& fields, const char* name, const Read& read) {
    return read(requiredField(fields, name));
}

template <typename Word>
void readWord(JsonFields& fields, const char* name, Word& value, const WordTable<Word>& words) {
    fields.require(name);
    fields.read(name, value, words);
}

/// A list that may be missing, else of `count` values.
template <typename Read>
auto readOptional(JsonFields& fields, const char* name, std::size_t count, const Read& read) {
    const Json* found = fields.find(name);
    auto values = found ? readItems(*found, read) : std::vector<decltype(read(Json()))>();
    if (found && values.size() != count)
        fields.expected(name, {"a list of %1", {static_cast<std::uint64_t>(count)}});
    return values;
}

void addLabelsAndPlaces(Json& json, const std::vector<std::string>& labels, const std::vector<Place>& places) {
    if (!labels.empty())
        json["labels"] = writtenList(labels, writtenWords);
    if (!places.empty())
        json["places"] = writtenList(places, writtenPlace);
}

Json addPanel(SessionArrays&, const std::string&, const Table& table) {
    const auto writtenRow = [](const TableRow& row) { return writtenList(row.cells, writtenCell); };
    Json json{{"columns", writtenList(table.columns, writtenQuantity)}, {"rows", writtenList(table.rows, writtenRow)}};
    const auto leads = [](const TableRow& row) { return row.place != Place(); };
    if (std::ranges::any_of(table.rows, leads))
        json["places"] = writtenList(table.rows, [](const TableRow& row) { return writtenPlace(row.place); });
    return json;
}

Json writtenSeries(const Series& series) {
    Json json{{"name", writtenText(series.name)},
              {"style", wordOf(series.style, styleWords)},
              {"meaning", wordOf(series.meaning, meaningWords)},
              {"x", writtenList(series.x, sessionNumber)},
              {"y", writtenList(series.y, sessionNumber)}};
    if (!series.colour.empty())
        json["colour"] = writtenList(series.colour, sessionNumber);
    addLabelsAndPlaces(json, series.labels, series.places);
    return json;
}

Json addPanel(SessionArrays&, const std::string&, const Chart& chart) {
    return {{"x", writtenQuantity(chart.x)},
            {"y", writtenQuantity(chart.y)},
            {"colour", writtenQuantity(chart.colour)},
            {"xScale", wordOf(chart.xScale, axisScaleWords)},
            {"yScale", wordOf(chart.yScale, axisScaleWords)},
            {"series", writtenList(chart.series, writtenSeries)},
            {"levels", writtenList(chart.levels, [](const Level& level) {
                 return Json{{"name", writtenText(level.name)}, {"value", sessionNumber(level.value)}};
             })}};
}

Json writtenAxis(const GridAxis& axis) {
    return {{"kind", wordOf(axis.kind, axisKindWords)},
            {"quantity", writtenQuantity(axis.quantity)},
            {"first", axis.first}};
}

Json addPanel(SessionArrays& arrays, const std::string& name, const Grid& grid) {
    arrays.add(name, grid.values);
    Json json{{"value", writtenQuantity(grid.value)},
              {"rows", writtenAxis(grid.rows)},
              {"columns", writtenAxis(grid.columns)},
              {"scale", wordOf(grid.scale, gridScaleWords)}};
    addLabelsAndPlaces(json, grid.labels, grid.places);
    return json;
}

/// What all panels have: kind, key and title. The rest is left to the caller, who finishes the fields.
template <typename Content>
void readHeading(JsonFields& fields, Content& content) {
    content.key = readField(fields, "key", readWords);
    content.title = readField(fields, "title", readText);
}

Table readTable(JsonFields& fields, StoredQuantities& quantities) {
    Table table;
    readHeading(fields, table);
    const auto readColumn = [&](const Json& json) { return quantities.read(json); };
    const auto readRow = [](const Json& json) { return TableRow{readItems(json, readCell), {}}; };
    table.columns = readField(fields, "columns", [&](const Json& json) { return readItems(json, readColumn); });
    table.rows = readField(fields, "rows", [&](const Json& json) { return readItems(json, readRow); });
    for (const TableRow& row : table.rows)
        if (row.cells.size() != table.columns.size())
            fields.fault("A table of an analysis has a row that is not as wide as its columns.");
    const auto places = readOptional(fields, "places", table.rows.size(), readPlace);
    finishFields(fields);
    for (std::size_t row = 0; row < places.size(); ++row)
        table.rows[row].place = places[row];
    return table;
}

Series readSeries(const Json& json) {
    JsonFields fields(json, "A series of an analysis");
    const auto readNumbers = [](const Json& list) { return readItems(list, readOneNumber); };
    Series series;
    series.name = readField(fields, "name", readText);
    readWord(fields, "style", series.style, styleWords);
    readWord(fields, "meaning", series.meaning, meaningWords);
    series.x = readField(fields, "x", readNumbers);
    series.y = readField(fields, "y", readNumbers);
    if (series.y.size() != series.x.size())
        fields.fault("A series of an analysis has not as many numbers across as upwards.");
    series.colour = readOptional(fields, "colour", series.x.size(), readOneNumber);
    series.labels = readOptional(fields, "labels", series.x.size(), readWords);
    series.places = readOptional(fields, "places", series.x.size(), readPlace);
    finishFields(fields);
    return series;
}

Level readLevel(const Json& json) {
    JsonFields fields(json, "A level of an analysis");
    Level level;
    level.name = readField(fields, "name", readText);
    level.value = readField(fields, "value", readOneNumber);
    finishFields(fields);
    return level;
}

Chart readChart(JsonFields& fields, StoredQuantities& quantities) {
    const auto readQuantity = [&](const Json& json) { return quantities.read(json); };
    Chart chart;
    readHeading(fields, chart);
    chart.x = readField(fields, "x", readQuantity);
    chart.y = readField(fields, "y", readQuantity);
    chart.colour = readField(fields, "colour", readQuantity);
    readWord(fields, "xScale", chart.xScale, axisScaleWords);
    readWord(fields, "yScale", chart.yScale, axisScaleWords);
    chart.series = readField(fields, "series", [](const Json& json) { return readItems(json, readSeries); });
    chart.levels = readField(fields, "levels", [](const Json& json) { return readItems(json, readLevel); });
    finishFields(fields);
    return chart;
}

GridAxis readAxis(const Json& json, StoredQuantities& quantities) {
    constexpr std::int64_t mostFirst = std::int64_t{1} << 40; // so that numbers counted from it fit
    JsonFields fields(json, "An axis of an analysis");
    GridAxis axis;
    readWord(fields, "kind", axis.kind, axisKindWords);
    axis.quantity = readField(fields, "quantity", [&](const Json& quantity) { return quantities.read(quantity); });
    fields.require("first");
    fields.read("first", axis.first, -mostFirst);
    if (axis.first > mostFirst)
        fields.expected("first", "a number that an axis can begin at");
    finishFields(fields);
    return axis;
}

Grid readGrid(JsonFields& fields, StoredQuantities& quantities, const StoredArrays& arrays, const std::string& name) {
    const auto readOwnAxis = [&](const Json& json) { return readAxis(json, quantities); };
    Grid grid;
    readHeading(fields, grid);
    grid.value = readField(fields, "value", [&](const Json& json) { return quantities.read(json); });
    grid.rows = readField(fields, "rows", readOwnAxis);
    grid.columns = readField(fields, "columns", readOwnAxis);
    readWord(fields, "scale", grid.scale, gridScaleWords);
    const auto shape = arrays.shapeOf(name, 2);
    grid.values = arrays.matrix(name, shape[0], shape[1]);
    grid.labels = readOptional(fields, "labels", grid.values.values.size(), readWords);
    grid.places = readOptional(fields, "places", grid.values.values.size(), readPlace);
    finishFields(fields);
    return grid;
}

Panel readPanel(const StoredArrays& arrays, const std::string& name, const Json& json, StoredQuantities& quantities) {
    JsonFields fields(json, "A panel of an analysis");
    PanelKind kind = PanelKind::table;
    readWord(fields, "kind", kind, panelKindWords);
    if (const auto good = fields.faultOnly(); !good)
        throwClause(good.error());
    if (kind == PanelKind::table)
        return readTable(fields, quantities);
    if (kind == PanelKind::chart)
        return readChart(fields, quantities);
    return readGrid(fields, quantities, arrays, name);
}

std::string panelName(const std::string& prefix, std::size_t index) {
    return prefix + "/" + std::to_string(index);
}

} // namespace

Json addExhibit(SessionArrays& arrays, const std::string& prefix, const Exhibit& exhibit) {
    Json panels = Json::array();
    for (const Panel& panel : exhibit.panels) {
        Json json{{"kind", wordOf(static_cast<PanelKind>(panel.index()), panelKindWords)}};
        std::visit(
            [&](const auto& content) {
                json["key"] = writtenWords(content.key);
                json["title"] = writtenText(content.title);
                json.update(addPanel(arrays, panelName(prefix, panels.size()), content));
            },
            panel);
        panels.push_back(std::move(json));
    }
    return {{"statements", writtenList(exhibit.statements, writtenText)},
            {"notes", writtenList(exhibit.notes, writtenText)},
            {"panels", std::move(panels)}};
}

std::shared_ptr<const Exhibit> readExhibit(const StoredArrays& arrays, const std::string& prefix, const Json& json) {
    JsonFields fields(json, "An analysis");
    const auto readTexts = [](const Json& list) { return readItems(list, readText); };
    StoredQuantities quantities;
    auto exhibit = std::make_shared<Exhibit>();
    exhibit->statements = readField(fields, "statements", readTexts);
    exhibit->notes = readField(fields, "notes", readTexts);
    exhibit->panels = readField(fields, "panels", [&](const Json& list) {
        std::size_t index = 0;
        return readItems(
            list, [&](const Json& panel) { return readPanel(arrays, panelName(prefix, index++), panel, quantities); });
    });
    finishFields(fields);
    return exhibit;
}

} // namespace sinkscope
