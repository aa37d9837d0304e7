#pragma once

#include "exhibit/Exhibit.h"

#include <limits>

namespace sinkscope {

inline constexpr double missing = std::numeric_limits<double>::quiet_NaN();
inline const Quantity plantedLayer{"layer", "Layer", "", "Which layer.", ""};
inline const Quantity plantedSize{"size", "Size", "nats", "How large.", "arXiv 0000.00000, Eq. 1"};
inline const Quantity plantedWord{"word", "Token", "", "", ""};

/// Five rows: 9, 10,000, nothing, −20.5 and NaN, which sort otherwise as text.
inline Table plantedTable() {
    return {"planted",
            "A table of %1",
            {plantedLayer, plantedSize, plantedWord},
            {{{std::int64_t{9}, 9.0, "The"}, {.layer = 9, .query = 0}},
             {{std::int64_t{10000}, 1000.0, " light, \"house\""}, {.layer = 3}},
             {{std::int64_t{2}, {}, "and"}, {.head = 2}},
             {{std::int64_t{-1}, -20.5, "Café"}, {.channel = 7}},
             {{std::int64_t{4}, missing, "x"}, {.key = 5}}}};
}

/// A curve over layers with a zero and a gap, on a logarithmic axis, and two bars.
inline Chart plantedChart() {
    Chart chart{"curve", "A chart", plantedLayer, plantedSize, {}};
    chart.yScale = AxisScale::logarithmic;
    Series curve;
    curve.name = "largest";
    curve.x = {0, 1, 2, 3};
    curve.y = {10.0, 0.0, missing, 1000.0};
    curve.labels = {"first", "", "", "last"};
    curve.places = {{.layer = 0, .query = 4}, {.layer = 1}, {.layer = 2}, {.layer = 3, .query = 4, .channel = 6}};
    Series bars;
    bars.name = "added";
    bars.style = SeriesStyle::bars;
    bars.meaning = SeriesMeaning::attention;
    bars.x = {1, 2};
    bars.y = {30.0, 300.0};
    chart.series = {curve, bars};
    chart.levels = {{"massive above", 100.0}};
    return chart;
}

/// Layers −1 to 1 by two tokens.
inline Grid plantedGrid() {
    Grid grid;
    grid.key = "lens";
    grid.title = "A grid";
    grid.value = plantedSize;
    grid.rows = {GridAxisKind::layer, plantedLayer, -1};
    grid.columns = {GridAxisKind::token, plantedWord, 1};
    grid.values = Matrix(3, 2);
    grid.values.values = {0.25F, 0.5F, std::numeric_limits<float>::quiet_NaN(), 0.0F, 1.0F, 0.75F};
    grid.labels = {"a", "b", "c", "d", "e", "f"};
    return grid;
}

inline Exhibit plantedExhibit() {
    Exhibit exhibit;
    exhibit.statements = {{"The largest is %1 of ‘%2’.", {22552.0, std::string("100 %1 <b>")}}, "It stays."};
    exhibit.notes = {"No gate, so no amplifier."};
    exhibit.panels = {plantedChart(), plantedGrid(), plantedTable()};
    return exhibit;
}

} // namespace sinkscope
