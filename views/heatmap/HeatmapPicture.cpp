#include "heatmap/HeatmapPicture.h"

#include "heatmap/ExactCells.h"
#include "heatmap/HeatmapBadges.h"
#include "style/NumberText.h"
#include "style/Theme.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

/// Room that a number with three digits, sign and point needs.
const QString widestNumber = QStringLiteral("−0.0001");
/// Words may end in … but are not worth reading below this.
const QString narrowestWord = QStringLiteral("abcd");

bool isAbove(const Matrix& values, std::int64_t row, std::int64_t column, double level) {
    if (row < 0 || column < 0 || row >= values.rows || column >= values.columns)
        return false;
    return values.at(row, column) > level;
}

void paintTurned(QPainter& painter, const QRectF& area, const QString& text) {
    painter.save();
    painter.translate(area.center());
    painter.rotate(-90.0);
    painter.drawText(QRectF(-area.height() / 2.0, -area.width() / 2.0, area.height(), area.width()),
                     Qt::AlignCenter | Qt::TextDontClip, text);
    painter.restore();
}

} // namespace

bool HeatmapPicture::hasEveryNumber() const {
    const TileSource& source = content.source;
    return source.values && source.values->rows == source.rows.size() &&
           source.values->columns == source.columns.size();
}

void HeatmapPicture::paint(QPainter& painter, double devicePixelRatio) const {
    paintCells(painter, devicePixelRatio);
    if (content.side)
        paintSideColumn(painter, devicePixelRatio);
    painter.save();
    painter.setClipRect(layout.plot.adjusted(-2.0, -1.0, 2.0, 1.0));
    paintNumbers(painter);
    paintContour(painter);
    paintSinkColumn(painter);
    painter.restore();
    paintAxes(painter);
    paintSpikes(painter);
    paintBadges(painter, placeBadges(content.marks, layout), palette);
    painter.setPen(palette.color(QPalette::WindowText));
    content.bar.paint(painter, layout.colourBar, content.scale, colours, palette);
}

void HeatmapPicture::paintCells(QPainter& painter, double devicePixelRatio) const {
    painter.fillRect(layout.plot, palette.color(QPalette::Base));
    if (cells == HeatmapCells::exact) {
        paintExactCells(painter, layout, content, palette);
    } else {
        const MissingColours missing(palette);
        const QImage image = tileImage(tile, content.scale, colours, missing, content.empty, devicePixelRatio);
        painter.drawImage(layout.plot.topLeft(), image);
    }
    painter.setPen(QPen(lineColour(palette), 1.0));
    painter.drawRect(layout.plot.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void HeatmapPicture::paintSideColumn(QPainter& painter, double devicePixelRatio) const {
    HeatmapContent beside = content;
    beside.source = {content.side->values, {0, content.rows.cells}, {0, 1}};
    beside.empty = EmptyHalf::none;
    HeatmapLayout place = layout;
    place.plot = layout.sideColumn;
    place.columns = {0.0, 1.0, static_cast<int>(sideColumnWidth)};
    const AxisView rows{layout.rows.low, layout.rows.high, static_cast<int>(tile.rowOfPixel.size())};
    const AxisView across{0.0, 1.0, static_cast<int>(std::lround(sideColumnWidth * devicePixelRatio))};
    const Tile column = reduceToPixels(beside.source, rows, across, content.rule);
    HeatmapPicture{beside, place, rowLabels, columnLabels, column, colours, palette, cells}.paintCells(
        painter, devicePixelRatio);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(layout.sideTitle, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, content.side->title);
}

void HeatmapPicture::paintNumbers(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    const bool hasWords = !content.cellTexts.empty();
    const double widest = metrics.horizontalAdvance(hasWords ? narrowestWord : widestNumber);
    const bool fits = layout.columns.pixelsPerCell() >= widest + 4.0 &&
                      layout.rows.pixelsPerCell() >= metrics.height() + (hasWords ? 0.0 : 2.0);
    if (labels == CellLabels::hidden || !fits || !hasEveryNumber())
        return;
    for (std::size_t row = 0; row < tile.rows.size(); ++row)
        for (std::size_t column = 0; column < tile.columns.size(); ++column) {
            const float value = tile.values.at(static_cast<std::int64_t>(row), static_cast<std::int64_t>(column));
            if (std::isnan(value))
                continue;
            painter.setPen(readableOn(colours.colour(content.scale.position(value))));
            const HeatmapCell cell{tile.rows[row].first, tile.columns[column].first};
            const QRectF box = layout.rectangle(cell);
            const QString text =
                hasWords
                    ? metrics.elidedText(
                          content.cellTexts[static_cast<std::size_t>(cell.row * content.columns.cells + cell.column)],
                          Qt::ElideRight, box.width() - 4.0)
                    : shortText(value);
            painter.drawText(box, Qt::AlignCenter, text);
        }
}

void HeatmapPicture::paintContour(QPainter& painter) const {
    if (!content.marks.contour || !hasEveryNumber())
        return;
    const Matrix& values = *content.source.values;
    const double level = *content.marks.contour;
    QList<QLineF> lines;
    for (std::int64_t row = 0; row <= values.rows; ++row)
        for (std::int64_t column = 0; column <= values.columns; ++column) {
            const bool here = isAbove(values, row, column, level);
            const double x = layout.xOf(static_cast<double>(content.source.columns.first + column));
            const double y = layout.yOf(static_cast<double>(content.source.rows.first + row));
            if (here != isAbove(values, row, column - 1, level))
                lines << QLineF(x, y, x, layout.yOf(static_cast<double>(content.source.rows.first + row + 1)));
            if (here != isAbove(values, row - 1, column, level))
                lines << QLineF(x, y, layout.xOf(static_cast<double>(content.source.columns.first + column + 1)), y);
        }
    painter.setPen(QPen(colour::sink(), 1.6, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines);
}

void HeatmapPicture::paintSinkColumn(QPainter& painter) const {
    if (!content.marks.sinkColumn)
        return;
    const auto column = static_cast<double>(*content.marks.sinkColumn);
    QRectF box(QPointF(layout.xOf(column), layout.yOf(0.0)),
               QPointF(layout.xOf(column + 1.0), layout.yOf(static_cast<double>(content.rows.cells))));
    // Around the column and never over it, however thin it is.
    constexpr double narrowest = 2.0, distance = 1.2;
    box.setWidth(std::max(box.width(), narrowest));
    box.adjust(-distance, 0.0, distance, 0.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour::sink(), 1.6));
    painter.drawRect(box.intersected(layout.plot.adjusted(-distance, 0.0, distance, 0.0)));
}

void HeatmapPicture::paintAxes(QPainter& painter) const {
    painter.setPen(palette.color(QPalette::WindowText));
    for (const PlacedLabel& label : rowLabels.beside(layout.rows, layout.badgeStrip.topLeft() - QPointF(4.0, 0.0)))
        label.paint(painter);
    for (const PlacedLabel& label :
         columnLabels.below(layout.columns, layout.plot.bottomLeft() + QPointF(0.0, labelGap)))
        label.paint(painter);
    paintTurned(painter, layout.rowTitle, content.rows.title);
    painter.drawText(layout.columnTitle, Qt::AlignCenter | Qt::TextDontClip, content.columns.title);
}

void HeatmapPicture::paintSpikes(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::WindowText), 0.8));
    painter.setBrush(colour::spike());
    for (const ColumnMark& mark : content.marks.spikes) {
        const double x = layout.xOf(static_cast<double>(mark.column) + 0.5);
        if (x < layout.plot.left() || x > layout.plot.right())
            continue;
        const double top = layout.spikeStrip.top() + 1.0, bottom = layout.spikeStrip.bottom() - 1.0;
        painter.drawPolygon(QPolygonF{QPointF(x, bottom), QPointF(x - 4.5, top), QPointF(x + 4.5, top)});
    }
    painter.restore();
}

} // namespace sinkscope
