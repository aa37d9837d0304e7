#include "heatmap/HeatmapOverlay.h"

#include "style/Theme.h"

#include <QPainter>
#include <algorithm>

namespace sinkscope {
namespace {

constexpr double smallestHover = 5.0, smallestSelection = 9.0, pointer = 6.0;

void outline(QPainter& painter, const QRectF& box, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    // A light rim keeps the mark visible on every colour of a palette.
    painter.setPen(QPen(QColor(255, 255, 255, 200), width + 2.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
}

/// White beside black reads on dark and light cells alike.
void paintThin(QPainter& painter, const QLineF& line, QPointF beside) {
    painter.setPen(QPen(QColor(255, 255, 255, 150), 1.0));
    painter.drawLine(line.translated(beside));
    painter.setPen(QPen(QColor(0, 0, 0, 150), 1.0));
    painter.drawLine(line);
}

} // namespace

QRectF HeatmapOverlay::markOf(const HeatmapCell& cell, double smallest) const {
    const QRectF box = layout.rectangle(cell);
    const double width = std::max(box.width(), smallest), height = std::max(box.height(), smallest);
    return {box.center().x() - width / 2.0, box.center().y() - height / 2.0, width, height};
}

void HeatmapOverlay::paint(QPainter& painter) const {
    painter.save();
    if (selected)
        paintSelection(painter, markOf(*selected, smallestSelection));
    painter.setClipRect(layout.plot);
    if (hovered && !rubberBand)
        paintCrosshair(painter, markOf(*hovered, smallestHover));
    if (!hovered && guideRow)
        paintAcross(painter, layout.rectangle({*guideRow, 0}).center().y());
    if (!hovered && guideColumn)
        paintDown(painter, layout.rectangle({0, *guideColumn}).center().x());
    if (rubberBand) {
        QColor fill = colour::selection();
        fill.setAlphaF(0.2F);
        painter.setPen(QPen(colour::selection(), 1.0, Qt::DashLine));
        painter.setBrush(fill);
        painter.drawRect(*rubberBand);
    }
    painter.restore();
}

void HeatmapOverlay::paintCrosshair(QPainter& painter, const QRectF& cell) const {
    paintAcross(painter, cell.center().y());
    paintDown(painter, cell.center().x());
    outline(painter, cell, Qt::black, 1.0);
}

void HeatmapOverlay::paintAcross(QPainter& painter, double y) const {
    paintThin(painter, QLineF(layout.plot.left(), y, layout.plot.right(), y), {0.0, 1.0});
}

void HeatmapOverlay::paintDown(QPainter& painter, double x) const {
    paintThin(painter, QLineF(x, layout.plot.top(), x, layout.plot.bottom()), {1.0, 0.0});
}

void HeatmapOverlay::paintSelection(QPainter& painter, const QRectF& cell) const {
    const QPointF middle = cell.center();
    painter.save();
    painter.setClipRect(layout.plot.adjusted(-2.0, -2.0, 2.0, 2.0));
    outline(painter, cell, colour::selection(), 2.4);
    painter.restore();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour::selection());
    if (middle.y() >= layout.plot.top() && middle.y() <= layout.plot.bottom()) {
        const QPointF tip(layout.plot.right() + 1.0, middle.y());
        painter.drawPolygon(
            QPolygonF{tip, tip + QPointF(pointer, -pointer * 0.6), tip + QPointF(pointer, pointer * 0.6)});
    }
    if (middle.x() >= layout.plot.left() && middle.x() <= layout.plot.right()) {
        const QPointF tip(middle.x(), layout.plot.bottom() + 1.0);
        painter.drawPolygon(
            QPolygonF{tip, tip + QPointF(-pointer * 0.6, pointer), tip + QPointF(pointer * 0.6, pointer)});
    }
    painter.restore();
}

void HeatmapOverlay::paintFocus(QPainter& painter) const {
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Highlight), 2.0));
    painter.drawRect(layout.plot.adjusted(-2.0, -2.0, 2.0, 2.0));
    painter.restore();
}

} // namespace sinkscope
