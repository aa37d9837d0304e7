#include "io/ExhibitJson.h"

#include "io/JsonNumbers.h"

#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

Json sentences(const std::vector<Text>& texts) {
    Json list = Json::array();
    for (const Text& text : texts)
        list.push_back(plainText(text));
    return list;
}

Json quantityJson(const Quantity& quantity) {
    return {{"key", quantity.key},
            {"title", quantity.title},
            {"unit", quantity.unit},
            {"definition", quantity.definition},
            {"source", quantity.source}};
}

struct CellJson {
    Json operator()(std::monostate) const { return nullptr; }
    template <typename Value>
    Json operator()(const Value& value) const {
        return value;
    }
};

Json panelJson(const Table& table) {
    Json columns = Json::array(), rows = Json::array();
    for (const Quantity& column : table.columns)
        columns.push_back(quantityJson(column));
    for (const TableRow& row : table.rows) {
        Json entry = Json::object();
        for (std::size_t place = 0; place < row.cells.size(); ++place)
            entry[table.columns[place].key] = std::visit(CellJson(), row.cells[place]);
        rows.push_back(std::move(entry));
    }
    return {{"title", plainText(table.title)}, {"columns", std::move(columns)}, {"rows", std::move(rows)}};
}

Json panelJson(const Chart& chart) {
    Json list = Json::array();
    for (const Series& series : chart.series) {
        Json entry = {{"name", plainText(series.name)}, {"x", series.x}, {"y", series.y}};
        if (!series.colour.empty())
            entry["colour"] = series.colour;
        if (!series.labels.empty())
            entry["labels"] = series.labels;
        list.push_back(std::move(entry));
    }
    Json result = {{"title", plainText(chart.title)}, {"x", quantityJson(chart.x)}, {"y", quantityJson(chart.y)}};
    if (*chart.colour.key != '\0')
        result["colour"] = quantityJson(chart.colour);
    result["series"] = std::move(list);
    Json levels = Json::array();
    for (const Level& level : chart.levels)
        levels.push_back({{"name", plainText(level.name)}, {"value", level.value}});
    result["levels"] = std::move(levels);
    return result;
}

Json axisJson(const GridAxis& axis) {
    Json result = quantityJson(axis.quantity);
    result["first"] = axis.first;
    return result;
}

Json panelJson(const Grid& grid) {
    Json result = {{"title", plainText(grid.title)},
                   {"value", quantityJson(grid.value)},
                   {"rows", axisJson(grid.rows)},
                   {"columns", axisJson(grid.columns)},
                   {"values", shortest(grid.values)}};
    if (!grid.labels.empty())
        result["labels"] = grid.labels;
    return result;
}

} // namespace

Json exhibitJson(const Exhibit& exhibit) {
    Json result = {{"statements", sentences(exhibit.statements)}, {"notes", sentences(exhibit.notes)}};
    for (const char* kind : {"tables", "charts", "grids"})
        result[kind] = Json::object();
    constexpr std::array kinds{"tables", "charts", "grids"};
    for (const Panel& panel : exhibit.panels)
        std::visit([&](const auto& content) { result[kinds[panel.index()]][content.key] = panelJson(content); }, panel);
    return result;
}

Json panelJson(const Panel& panel) {
    return std::visit([](const auto& content) { return panelJson(content); }, panel);
}

} // namespace sinkscope
