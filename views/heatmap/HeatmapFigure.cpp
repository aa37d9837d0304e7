#include "heatmap/HeatmapFigure.h"

#include "heatmap/HeatmapPicture.h"

#include <QPainter>
#include <cmath>

namespace sinkscope {

void paintHeatmap(QPainter& painter, const QRectF& area, const HeatmapContent& content, const QPalette& palette,
                  double pixelsPerPoint) {
    const QFontMetricsF metrics(painter.font());
    const AxisLabels rowLabels(content.rows, metrics), columnLabels(content.columns, metrics);
    const Span rows = wholeSpan(content.rows.cells), columns = wholeSpan(content.columns.cells);
    const HeatmapLayout layout(area, content, rowLabels, columnLabels, rows, columns, metrics);
    const auto inPixels = [pixelsPerPoint](const AxisView& view) {
        return AxisView{view.low, view.high, static_cast<int>(std::lround(view.pixels * pixelsPerPoint))};
    };
    const Tile tile = reduceToPixels(content.source, inPixels(layout.rows), inPixels(layout.columns), content.rule);
    const Colormap colours(content.palette);
    HeatmapPicture{content, layout, rowLabels, columnLabels, tile, colours, palette}.paint(painter, pixelsPerPoint);
}

} // namespace sinkscope
