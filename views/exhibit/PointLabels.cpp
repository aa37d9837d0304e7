#include "exhibit/PointLabels.h"

#include "style/MarkLabels.h"

namespace sinkscope {

namespace {

constexpr double pointRadius = 4.0;

} // namespace

PointLabels::PointLabels(QCustomPlot* plot, QCPAxisRect* panel) : QCPAbstractItem(plot), panel_(panel) {
    setSelectable(false);
    setClipAxisRect(panel);
}

void PointLabels::setLook(const QColor& text, const QFont& font) {
    text_ = text;
    font_ = font;
}

double PointLabels::selectTest(const QPointF&, bool, QVariant*) const {
    return -1.0; // nothing to hit
}

QPointF PointLabels::toPixels(QPointF place) const {
    return {panel_->axis(QCPAxis::atBottom)->coordToPixel(place.x()),
            panel_->axis(QCPAxis::atLeft)->coordToPixel(place.y())};
}

void PointLabels::draw(QCPPainter* painter) {
    const QRectF area = panel_->rect();
    std::vector<QRectF> taken;
    for (const QRectF& mark : marks_)
        taken.push_back(QRectF(toPixels(mark.topLeft()), toPixels(mark.bottomRight()))
                            .normalized()
                            .adjusted(-pointRadius, -pointRadius, pointRadius, pointRadius));
    painter->setFont(font_);
    QColor faint = text_;
    faint.setAlphaF(0.5F);
    const QFontMetricsF metrics(font_, painter->device());
    MarkLabels places(area, std::move(taken));
    for (const Label& label : labels_) {
        const QPointF centre = toPixels(label.place);
        if (!area.contains(centre))
            continue;
        const QSizeF size(metrics.horizontalAdvance(label.text) + 2.0, metrics.height());
        const auto place = places.place(size, centre, pointRadius, pointRadius + 1.0);
        if (!place)
            continue;
        if (place->leader) {
            painter->setPen(QPen(faint, 0.6));
            painter->drawLine(*place->leader);
        }
        painter->setPen(text_);
        painter->drawText(place->label, Qt::AlignCenter | Qt::TextDontClip, label.text);
    }
}

} // namespace sinkscope
