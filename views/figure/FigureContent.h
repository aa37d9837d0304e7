#pragma once

#include "exhibit/Exhibit.h"
#include "heatmap/HeatmapContent.h"
#include "text/Token.h"

#include <QString>

#include <string>
#include <variant>

namespace sinkscope {

/// A grid of an exhibit with the tokens that name its cells.
struct GridPicture {
    Grid grid;
    Tokens tokens;
};

/// One picture that a figure is made of, whichever view it comes from.
struct FigureContent {
    std::string view; ///< word of `sinkscope figure --view`, as "residual" or "sinks/strength"
    QString title;
    std::variant<HeatmapContent, Chart, GridPicture, Table> picture;
    Place place; ///< the head that an attention map is of
};

/// A panel of an exhibit; `tokens` are those of the run.
FigureContent panelFigure(const std::string& view, const Panel& panel, const Tokens& tokens);

/// The part of a heat map whose numbers are at hand, as a heat map of its own.
HeatmapContent atHand(HeatmapContent content);

} // namespace sinkscope
