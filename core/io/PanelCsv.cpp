#include "io/PanelCsv.h"

#include "io/JsonNumbers.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

std::string csvField(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    std::string result = "\"";
    for (const char letter : field)
        result += letter == '"' ? "\"\"" : std::string(1, letter);
    return result + '"';
}

std::string heading(const Quantity& column) {
    return csvHeading(column.key, column.unit);
}

struct CellCsv {
    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(const std::string& words) const { return words; }
    std::string operator()(double number) const { return csvNumber(number); }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
};

} // namespace

std::string csvLine(const std::vector<std::string>& fields) {
    std::string result;
    for (const std::string& field : fields) {
        if (&field != fields.data())
            result += ',';
        result += csvField(field);
    }
    return result + "\r\n";
}

std::string csvNumber(double number) {
    return std::isfinite(number) ? nlohmann::json(number).dump() : "NaN";
}

std::string csvNumber(float number) {
    return std::isfinite(number) ? csvNumber(shortest(number)) : "NaN";
}

std::string csvHeading(const std::string& name, const std::string& unit) {
    return unit.empty() ? name : name + " [" + unit + "]";
}

std::string csv(const Table& table) {
    std::vector<std::string> fields;
    for (const Quantity& column : table.columns)
        fields.push_back(heading(column));
    std::string result = csvLine(fields);
    for (const TableRow& row : table.rows) {
        fields.clear();
        for (const Cell& cell : row.cells)
            fields.push_back(std::visit(CellCsv(), cell));
        result += csvLine(fields);
    }
    return result;
}

std::string csv(const Chart& chart) {
    const bool hasColour = *chart.colour.key != '\0';
    const bool hasLabels = std::ranges::any_of(chart.series, [](const Series& each) { return !each.labels.empty(); });
    std::vector<std::string> fields{"series", heading(chart.x), heading(chart.y)};
    if (hasColour)
        fields.push_back(heading(chart.colour));
    if (hasLabels)
        fields.emplace_back("label");
    std::string result = csvLine(fields);
    for (const Series& series : chart.series)
        for (std::size_t point = 0; point < series.x.size(); ++point) {
            fields = {plainText(series.name), csvNumber(series.x[point]), csvNumber(series.y[point])};
            if (hasColour)
                fields.push_back(point < series.colour.size() ? csvNumber(series.colour[point]) : "");
            if (hasLabels)
                fields.push_back(point < series.labels.size() ? series.labels[point] : "");
            result += csvLine(fields);
        }
    return result;
}

std::string csv(const Grid& grid) {
    const bool hasLabels = grid.labels.size() == grid.values.values.size() && !grid.labels.empty();
    std::vector<std::string> fields{heading(grid.rows.quantity), heading(grid.columns.quantity), heading(grid.value)};
    if (hasLabels)
        fields.emplace_back("label");
    std::string result = csvLine(fields);
    for (std::int64_t row = 0; row < grid.values.rows; ++row)
        for (std::int64_t column = 0; column < grid.values.columns; ++column) {
            fields = {std::to_string(grid.rows.first + row), std::to_string(grid.columns.first + column),
                      csvNumber(grid.values.at(row, column))};
            if (hasLabels)
                fields.push_back(grid.labels[static_cast<std::size_t>(row * grid.values.columns + column)]);
            result += csvLine(fields);
        }
    return result;
}

std::string csv(const Panel& panel) {
    return std::visit([](const auto& content) { return csv(content); }, panel);
}

} // namespace sinkscope
