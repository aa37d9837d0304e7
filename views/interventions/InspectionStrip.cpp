#include "interventions/InspectionStrip.h"

#include <QPainter>

namespace sinkscope {

InspectionStrip::InspectionStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVisible(false);
}

QRectF InspectionStrip::plot() const {
    return QRectF(rect()).adjusted(0.0, fontMetrics().height() + 2.0, 0.0, -1.0);
}

void InspectionStrip::paintTitle(QPainter& painter, const QString& title) const {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(0.0, 0.0, width(), fontMetrics().height()), Qt::AlignLeft,
                     fontMetrics().elidedText(title, Qt::ElideRight, width()));
}

} // namespace sinkscope

#include "moc_InspectionStrip.cpp"
