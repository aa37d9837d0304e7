#include "curves/BadgeItem.h"

#include "style/LabelPlacement.h"

#include <algorithm>

namespace sinkscope {

namespace {

constexpr double markSize = 9.0, gap = 3.0;

QPolygonF outline(BadgeShape shape, QPointF tip) {
    const double half = 0.5 * markSize;
    switch (shape) {
    case BadgeShape::up:
        return QPolygonF({tip + QPointF(0, -markSize), tip + QPointF(half, 0), tip + QPointF(-half, 0)});
    case BadgeShape::down:
        return QPolygonF({tip, tip + QPointF(half, -markSize), tip + QPointF(-half, -markSize)});
    case BadgeShape::flag:
        return QPolygonF({tip, tip + QPointF(half, -half), tip + QPointF(0, -markSize), tip + QPointF(-half, -half)});
    }
    return {};
}

/// Beside the mark, then above it in ever higher rows, then in those rows further and further to the sides.
std::vector<QPointF> corners(QPointF tip, QSizeF size, const QRectF& area) {
    const double beside = 0.5 * markSize + gap, besideTop = tip.y() - 0.5 * (markSize + size.height());
    std::vector<QPointF> found{{tip.x() + beside, besideTop}, {tip.x() - beside - size.width(), besideTop}};
    const double middle = tip.x() - 0.5 * size.width();
    const double over = std::clamp(middle, area.left(), std::max(area.left(), area.right() - size.width()));
    for (const double slide : {0.0, 0.5, -0.5, 1.0, -1.0}) {
        for (double top = tip.y() - markSize - gap - size.height(); top >= area.top(); top -= 0.5 * size.height())
            found.emplace_back(over + slide * size.width(), top);
        found.emplace_back(over + slide * size.width(), area.top());
    }
    return found;
}

} // namespace

BadgeItem::BadgeItem(QCustomPlot* plot, QCPAxisRect* panel) : QCPAbstractItem(plot), panel_(panel) {
    setClipToAxisRect(true);
    setClipAxisRect(panel);
    setSelectable(false);
}

void BadgeItem::setBadges(std::vector<Badge> badges) {
    badges_ = std::move(badges);
    // From the right: the last layers, where steps crowd, have the least choice.
    std::sort(badges_.begin(), badges_.end(), [](const Badge& a, const Badge& b) { return a.place.x() > b.place.x(); });
}

void BadgeItem::setObstacles(std::vector<QRectF> obstacles) {
    obstacles_ = std::move(obstacles);
}

void BadgeItem::setColours(const QColor& mark, const QColor& text, const QColor& background) {
    mark_ = mark;
    text_ = text;
    background_ = background;
}

double BadgeItem::selectTest(const QPointF&, bool, QVariant*) const {
    return -1.0;
}

QRectF BadgeItem::toPixels(const QRectF& rect) const {
    const QCPAxis &x = *panel_->axis(QCPAxis::atBottom), &y = *panel_->axis(QCPAxis::atLeft);
    return QRectF(QPointF(x.coordToPixel(rect.left()), y.coordToPixel(rect.bottom())),
                  QPointF(x.coordToPixel(rect.right()), y.coordToPixel(rect.top())))
        .normalized();
}

void BadgeItem::draw(QCPPainter* painter) {
    painter->setFont(font_);
    std::vector<QRectF> standing, taken;
    for (const QRectF& obstacle : obstacles_)
        standing.push_back(toPixels(obstacle));
    const QCPAxis &x = *panel_->axis(QCPAxis::atBottom), &y = *panel_->axis(QCPAxis::atLeft);
    for (const Badge& badge : badges_) // All marks first: no label may cover one.
        taken.push_back(outline(badge.shape, {x.coordToPixel(badge.place.x()), y.coordToPixel(badge.place.y()) - gap})
                            .boundingRect());
    for (const Badge& badge : badges_)
        drawBadge(*painter, badge, taken, standing);
}

void BadgeItem::drawBadge(QCPPainter& painter, const Badge& badge, std::vector<QRectF>& taken,
                          const std::vector<QRectF>& standing) const {
    const QPointF place(panel_->axis(QCPAxis::atBottom)->coordToPixel(badge.place.x()),
                        panel_->axis(QCPAxis::atLeft)->coordToPixel(badge.place.y()) - gap);
    const QRectF area(panel_->rect());
    if (!area.contains(place))
        return;
    const QFontMetricsF metrics(font_);
    const QSizeF size(metrics.horizontalAdvance(badge.text) + 4.0, metrics.height());
    std::vector<QRectF> all = taken;
    all.insert(all.end(), standing.begin(), standing.end());
    const std::vector<QPointF> tries = corners(place, size, area);
    auto label = placeLabel(size, tries, area, all);
    if (!label)
        label = placeLabel(size, tries, area, taken);
    if (label) {
        taken.push_back(*label);
        const double top = place.y() - markSize;
        const double aside = std::max(label->left() - place.x(), place.x() - label->right());
        if (label->bottom() < top - gap - 1.0 || aside > markSize) { // Far from its mark: a thin line leads there.
            painter.setPen(QPen(mark_, 0.8));
            painter.drawLine(
                QLineF(place.x(), top, std::clamp(place.x(), label->left(), label->right()), label->bottom()));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(background_);
        painter.drawRect(*label);
        painter.setPen(text_);
        painter.drawText(*label, Qt::AlignCenter | Qt::TextSingleLine, badge.text);
    }
    painter.setAntialiasing(true);
    painter.setPen(QPen(mark_.darker(125), 1.0));
    painter.setBrush(badge.shape == BadgeShape::down ? background_ : mark_);
    painter.drawPolygon(outline(badge.shape, place));
}

} // namespace sinkscope
