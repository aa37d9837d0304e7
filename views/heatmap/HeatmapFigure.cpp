#include "heatmap/HeatmapFigure.h"

#include "heatmap/HeatmapPicture.h"

#include <QPainter>
#include <cmath>

namespace sinkscope {
namespace {

struct Style {
    HeatmapCells cells = HeatmapCells::pixels;
    CellLabels labels = CellLabels::shown;
    double pixelsPerPoint = 1.0;
};

void paintWhole(QPainter& painter, const QRectF& area, const HeatmapContent& content, const QPalette& palette,
                const Style& style) {
    const QFontMetricsF metrics(painter.font());
    const AxisLabels rowLabels(content.rows, metrics), columnLabels(content.columns, metrics);
    const Span rows = wholeSpan(content.rows.cells), columns = wholeSpan(content.columns.cells);
    const HeatmapLayout layout(area, content, rowLabels, columnLabels, rows, columns, metrics);
    const auto inPixels = [&style](const AxisView& view, std::int64_t cells) {
        const bool isExact = style.cells == HeatmapCells::exact;
        return AxisView{view.low, view.high,
                        isExact ? static_cast<int>(cells)
                                : static_cast<int>(std::lround(view.pixels * style.pixelsPerPoint))};
    };
    const Tile tile = reduceToPixels(content.source, inPixels(layout.rows, content.rows.cells),
                                     inPixels(layout.columns, content.columns.cells), content.rule);
    const Colormap colours(content.palette);
    HeatmapPicture{content, layout, rowLabels, columnLabels, tile, colours, palette, style.cells, style.labels}.paint(
        painter, style.pixelsPerPoint);
}

} // namespace

void paintHeatmap(QPainter& painter, const QRectF& area, const HeatmapContent& content, const QPalette& palette,
                  double pixelsPerPoint, CellLabels labels) {
    paintWhole(painter, area, content, palette, {HeatmapCells::pixels, labels, pixelsPerPoint});
}

void paintExactHeatmap(QPainter& painter, const QRectF& area, const HeatmapContent& content, const QPalette& palette,
                       CellLabels labels) {
    paintWhole(painter, area, content, palette, {HeatmapCells::exact, labels, 1.0});
}

} // namespace sinkscope
