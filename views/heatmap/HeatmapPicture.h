#pragma once

#include "heatmap/HeatmapLayout.h"

#include <QPalette>

class QPainter;

namespace sinkscope {

/// Cells as the pixels of a screen show them, or each on its own for paper.
enum class HeatmapCells { pixels, exact };
/// Whether numbers and words stand in cells that have room for them.
enum class CellLabels { shown, hidden };

/// Paints everything of a heat map that does not follow the pointer: cells, numbers, marks, axes, colour bar. For the
/// screen and for figures.
struct HeatmapPicture {
    const HeatmapContent& content;
    const HeatmapLayout& layout;
    const AxisLabels& rowLabels;
    const AxisLabels& columnLabels;
    const Tile& tile;
    const Colormap& colours;
    const QPalette& palette;
    HeatmapCells cells = HeatmapCells::pixels;
    CellLabels labels = CellLabels::shown;

    void paint(QPainter& painter, double devicePixelRatio) const;

private:
    void paintCells(QPainter& painter, double devicePixelRatio) const;
    void paintSideColumn(QPainter& painter, double devicePixelRatio) const;
    void paintNumbers(QPainter& painter) const;
    void paintContour(QPainter& painter) const;
    void paintSinkColumn(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;
    void paintSpikes(QPainter& painter) const;
    bool hasEveryNumber() const;
};

} // namespace sinkscope
