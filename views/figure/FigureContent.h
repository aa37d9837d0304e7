#pragma once

#include "exhibit/Exhibit.h"
#include "exhibit/GridContent.h"
#include "figure/ViewChoice.h"
#include "heatmap/HeatmapContent.h"
#include "keyspace/KeySpaceFigure.h"
#include "text/Token.h"

#include <QString>

#include <string>
#include <variant>
#include <vector>

namespace sinkscope {

struct FigureContent;

/// A grid of an exhibit with the tokens that name its cells, in its own colours or in chosen ones.
struct GridPicture {
    Grid grid;
    Tokens tokens;
    GridColours colours;
    HeatmapContent heatmap() const { return gridContent(grid, tokens, colours); }
};

/// Pictures side by side, in rows of equal cells, each with its letter.
struct PanelPicture {
    int columns = 2;
    std::vector<FigureContent> panels;
};

/// One picture that a figure is made of, whichever view it comes from.
struct FigureContent {
    ViewChoice choice; ///< what it shows; its view is empty for one that only the window draws, and for panels
    QString title;
    std::variant<HeatmapContent, Chart, GridPicture, Table, KeySpacePicture, PanelPicture> picture;
};

/// A panel of an exhibit; `tokens` are those of the run.
FigureContent panelFigure(const ViewChoice& choice, const Panel& panel, const Tokens& tokens);

/// "a", "b" … "z", "aa", "ab" …
QString panelLetter(std::size_t index);

/// Panels as one picture; its title tells theirs.
FigureContent panelsFigure(PanelPicture panels);

/// The part of a heat map whose numbers are at hand, as a heat map of its own.
HeatmapContent atHand(HeatmapContent content);

} // namespace sinkscope
