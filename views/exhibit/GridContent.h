#pragma once

#include "Selection.h"
#include "exhibit/Grid.h"
#include "heatmap/HeatmapContent.h"
#include "text/Token.h"

#include <optional>

namespace sinkscope {

/// What is chosen instead of the colours that a grid brings; signed values keep theirs, but for the range.
struct GridColours {
    std::optional<ValueScale::Kind> scale;
    std::optional<Palette> palette;
    std::optional<ValueScale> range; ///< of which only the ends count
};

/// A Grid as a heat map. `tokens` names the cells of token axes; those beyond them have their numbers.
HeatmapContent gridContent(const Grid& grid, const Tokens& tokens, const GridColours& colours = {});

/// How its numbers become colours when nothing else is chosen.
ValueScale::Kind gridScaleKind(const Grid& grid);

/// Where a cell leads: what its axes count, and what the grid says of it beside.
Place gridPlace(const Grid& grid, const HeatmapCell& cell);

/// The cell that the axes say the selection is in; none when no axis leads anywhere or the selection lies outside.
std::optional<HeatmapCell> gridCell(const Grid& grid, const Selection& selection);

/// Axes, words and exact value of a cell in one line.
QString gridCellText(const Grid& grid, const Tokens& tokens, const HeatmapHit& hit);

} // namespace sinkscope
