#pragma once

#include "../exhibit/PlantedExhibit.h"
#include "../keyspace/PlantedKeySpace.h"
#include "figure/FigurePainter.h"

namespace sinkscope {

/// Cells whose neighbours all have other colours.
inline HeatmapContent plantedCells(std::int64_t rows, std::int64_t columns) {
    auto values = std::make_shared<Matrix>(rows, columns);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column)
            values->at(row, column) = static_cast<float>((row * 31 + column * 17) % 101) / 100.0F;
    HeatmapContent content;
    content.rows = {"Layer", rows, HeatmapAxis::Names::numbers, {}, 0};
    content.columns = {"Head", columns, HeatmapAxis::Names::numbers, {}, 0};
    content.source = {values, {0, rows}, {0, columns}};
    content.bar.title = "strength (share)";
    return content;
}

inline Provenance plantedProvenance() {
    return {"sinks",
            "a model & more",
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
            "The <light> house — ça \"and\" more",
            {1, 2, 3},
            "cpu",
            "fp32",
            R"([{"kind":"weMask","count":6}])",
            {},
            {"Sinkscope 1"}};
}

inline Figure plantedFigure(FigureContent content) {
    return {std::move(content), {}, plantedProvenance()};
}

inline Figure plantedHeatmap(std::int64_t rows, std::int64_t columns) {
    Figure figure = plantedFigure({{}, "Cells <of> & heads", plantedCells(rows, columns)});
    figure.options.cellLabels = FigurePart::hidden;
    return figure;
}

inline FigureContent plantedKeySpace(std::int64_t tokens) {
    KeySpacePicture picture;
    picture.content.space = plantedSpace(tokens);
    picture.content.findings = plantedFindings(tokens);
    picture.content.selection.query = 5;
    return {{}, "Key space", std::move(picture)};
}

inline std::vector<Figure> plantedFigures() {
    std::vector<Figure> figures{plantedHeatmap(5, 5), plantedHeatmap(160, 160)};
    for (const Panel& panel : plantedExhibit().panels)
        figures.push_back(plantedFigure(panelFigure({}, panel, {})));
    figures.push_back(plantedFigure(plantedKeySpace(48)));
    PanelPicture panels{2, {}};
    for (const Figure& figure : figures)
        panels.panels.push_back(figure.content);
    figures.push_back(plantedFigure(panelsFigure(std::move(panels))));
    return figures;
}

} // namespace sinkscope
