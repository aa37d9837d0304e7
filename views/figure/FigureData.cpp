#include "figure/FigureData.h"

#include "io/ExhibitJson.h"
#include "io/JsonNumbers.h"
#include "io/PanelCsv.h"
#include "io/TextFile.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>
#include <optional>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

/// What an exhibit would call it; none for a heat map, which has no panel, and for panels.
struct PanelOf {
    std::optional<Panel> operator()(const HeatmapContent&) const { return std::nullopt; }
    std::optional<Panel> operator()(const PanelPicture&) const { return std::nullopt; }
    std::optional<Panel> operator()(const KeySpacePicture& picture) const { return keySpaceTable(picture.content); }
    std::optional<Panel> operator()(const GridPicture& picture) const { return picture.grid; }
    template <typename Content>
    std::optional<Panel> operator()(const Content& content) const {
        return content;
    }
};

std::string nameOf(const HeatmapAxis& axis, std::int64_t cell) {
    return axis.nameOf(cell).toStdString();
}

/// First position of each cell of the numbers at hand, which may stand for more than one.
std::int64_t positionOf(const Range& positions, std::int64_t cell, std::int64_t cells) {
    return positions.first + cell * positions.size() / cells;
}

std::string heatmapCsv(const HeatmapContent& content) {
    const std::string rows = content.rows.title.toStdString(), columns = content.columns.title.toStdString();
    std::string result = csvLine({rows, rows + " name", columns, columns + " name", content.bar.title.toStdString()});
    if (!content.source.values)
        return result;
    const Matrix& values = *content.source.values;
    for (std::int64_t row = 0; row < values.rows; ++row)
        for (std::int64_t column = 0; column < values.columns; ++column) {
            const std::int64_t down = positionOf(content.source.rows, row, values.rows);
            const std::int64_t across = positionOf(content.source.columns, column, values.columns);
            result += csvLine({std::to_string(content.rows.numberOf(down)), nameOf(content.rows, down),
                               std::to_string(content.columns.numberOf(across)), nameOf(content.columns, across),
                               csvNumber(values.at(row, column))});
        }
    return result;
}

Json axisJson(const HeatmapAxis& axis, const Range& positions) {
    Json names = Json::array();
    for (std::int64_t cell = positions.first; cell < positions.last; ++cell)
        names.push_back(nameOf(axis, cell));
    return {
        {"title", axis.title.toStdString()}, {"first", axis.numberOf(positions.first)}, {"names", std::move(names)}};
}

Json heatmapJson(const HeatmapContent& content) {
    return {{"value", content.bar.title.toStdString()},
            {"rows", axisJson(content.rows, content.source.rows)},
            {"columns", axisJson(content.columns, content.source.columns)},
            {"values", content.source.values ? shortest(*content.source.values) : Json::array()}};
}

Json dataJson(const FigureContent& content) {
    if (const auto panel = std::visit(PanelOf(), content.picture))
        return panelJson(*panel);
    if (const auto* heatmap = std::get_if<HeatmapContent>(&content.picture))
        return heatmapJson(*heatmap);
    Json panels = Json::array();
    for (const FigureContent& each : std::get<PanelPicture>(content.picture).panels)
        panels.push_back({{"title", each.title.toStdString()}, {"data", dataJson(each)}});
    return panels;
}

/// Table below table, each under a line with its letter and title.
std::string panelsCsv(const PanelPicture& picture) {
    std::string result;
    for (std::size_t index = 0; index < picture.panels.size(); ++index) {
        const FigureContent& panel = picture.panels[index];
        result.append(index == 0 ? "" : "\r\n");
        result += csvLine({panelLetter(index).toStdString(), panel.title.toStdString()}) + figureCsv(panel);
    }
    return result;
}

} // namespace

std::string figureCsv(const FigureContent& content) {
    if (const auto panel = std::visit(PanelOf(), content.picture))
        return csv(*panel);
    if (const auto* panels = std::get_if<PanelPicture>(&content.picture))
        return panelsCsv(*panels);
    return heatmapCsv(std::get<HeatmapContent>(content.picture));
}

std::string figureJson(const FigureContent& content, const Provenance& provenance) {
    const Json document = {{"title", content.title.toStdString()},
                           {"provenance", Json::parse(provenanceJson(provenance))},
                           {"data", dataJson(content)}};
    return document.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<FigureDataFormat> figureDataFormat(const QString& file) {
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("csv"))
        return FigureDataFormat::csv;
    if (ending == QLatin1String("json"))
        return FigureDataFormat::json;
    return failure({"A figure's data must end in .csv or .json; found %1.", {file.toStdString()}});
}

Result<void> writeFigureData(const FigureContent& content, const Provenance& provenance, const QString& file) {
    const auto format = figureDataFormat(file);
    if (!format)
        return tl::unexpected(format.error());
    return writeTextFile(file.toStdString(),
                         *format == FigureDataFormat::csv ? figureCsv(content) : figureJson(content, provenance));
}

} // namespace sinkscope
