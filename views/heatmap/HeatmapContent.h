#pragma once

#include "heatmap/HeatmapAxis.h"
#include "heatmap/HeatmapCell.h"
#include "heatmap/HeatmapMarks.h"
#include "heatmap/SideColumn.h"
#include "heatmap/Tile.h"
#include "heatmap/TileImage.h"
#include "style/ColourBar.h"
#include "style/ValueScale.h"

#include <functional>
#include <optional>
#include <vector>

namespace sinkscope {

/// All that a heat map shows, apart from the visible part and the selection.
struct HeatmapContent {
    HeatmapAxis rows, columns;
    TileSource source;
    TileRule rule;
    EmptyHalf empty = EmptyHalf::none;
    ValueScale scale;
    Palette palette = Palette::viridis;
    ColourBar bar;
    HeatmapMarks marks;
    std::optional<SideColumn> side;
    /// Empty, or what stands in each cell instead of its number when there is room, [rows × columns] row-major.
    std::vector<QString> cellTexts;
    /// One line of exact values for tooltips, screen readers and copying.
    std::function<QString(const HeatmapHit&)> describe;
};

} // namespace sinkscope
