#pragma once

#include "heatmap/AxisLabels.h"
#include "heatmap/HeatmapContent.h"
#include "heatmap/Span.h"

#include <QFontMetricsF>
#include <QRectF>
#include <QSizeF>

namespace sinkscope {

/// Where the parts of a heat map lie in a widget or figure, and how positions become points. Plain numbers, no
/// painting.
struct HeatmapLayout {
    QRectF plot;       ///< the cells
    QRectF spikeStrip; ///< above the plot
    QRectF sideColumn; ///< left of the plot
    QRectF badgeStrip; ///< left of the plot and its side column
    QRectF sideTitle;  ///< above the side column and the plot
    QRectF rowTitle, columnTitle, colourBar;
    QSizeF badge;           ///< of one badge
    AxisView rows, columns; ///< in logical pixels of `plot`

    HeatmapLayout(const QRectF& area, const HeatmapContent& content, const AxisLabels& rowLabels,
                  const AxisLabels& columnLabels, const Span& rowSpan, const Span& columnSpan,
                  const QFontMetricsF& metrics);

    QRectF rectangle(const HeatmapCell& cell) const;
    double xOf(double column) const { return plot.left() + columns.pixelAt(column); }
    double yOf(double row) const { return plot.top() + rows.pixelAt(row); }
    double columnAt(double x) const { return columns.positionAt(x - plot.left()); }
    double rowAt(double y) const { return rows.positionAt(y - plot.top()); }
};

constexpr double spikeStripHeight = 9.0;
constexpr double sideColumnWidth = 12.0, sideColumnGap = 4.0;
/// Between the plot and the labels below it: room for the selection's pointer.
constexpr double labelGap = 7.0;

} // namespace sinkscope
