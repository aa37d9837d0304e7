#include "trust/TrustMark.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace sinkscope {

namespace {

/// All shapes are drawn in a square of 16 by 16.
constexpr double unit = 16.0;

QPolygonF octagon() {
    QPolygonF shape;
    for (int corner = 0; corner < 8; ++corner) {
        const double angle = (corner + 0.5) * std::numbers::pi / 4.0;
        shape << QPointF(8.0 + 7.5 * std::cos(angle), 8.0 + 7.5 * std::sin(angle));
    }
    return shape;
}

void drawGreen(QPainter& painter) {
    painter.setBrush(QColor(0x1B, 0x8A, 0x5A));
    painter.drawEllipse(QRectF(1.0, 1.0, 14.0, 14.0));
    painter.setPen(QPen(Qt::white, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({{4.6, 8.4}, {7.0, 10.9}, {11.5, 5.3}}));
}

void drawYellow(QPainter& painter) {
    painter.setBrush(QColor(0xE6, 0x9F, 0x00));
    painter.setPen(QPen(QColor(0xE6, 0x9F, 0x00), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(QPolygonF({{8.0, 1.8}, {14.8, 14.0}, {1.2, 14.0}}));
    painter.setPen(QPen(Qt::black, 2.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(8.0, 6.2), QPointF(8.0, 9.4));
    painter.drawPoint(QPointF(8.0, 12.3));
}

void drawRed(QPainter& painter) {
    painter.setBrush(QColor(0xC6, 0x28, 0x28));
    painter.drawPolygon(octagon());
    painter.setPen(QPen(Qt::white, 2.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(5.4, 5.4), QPointF(10.6, 10.6));
    painter.drawLine(QPointF(10.6, 5.4), QPointF(5.4, 10.6));
}

QPixmap drawn(TrustVerdict verdict, int size) {
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / unit, size / unit);
    painter.setPen(Qt::NoPen);
    switch (verdict) {
    case TrustVerdict::green:
        drawGreen(painter);
        break;
    case TrustVerdict::yellow:
        drawYellow(painter);
        break;
    case TrustVerdict::red:
        drawRed(painter);
        break;
    }
    return pixmap;
}

} // namespace

QIcon trustMark(TrustVerdict verdict) {
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64})
        icon.addPixmap(drawn(verdict, size));
    return icon;
}

QString trustWord(TrustVerdict verdict) {
    const auto translated = [](const char* text) { return QCoreApplication::translate("TrustMark", text); };
    switch (verdict) {
    case TrustVerdict::green:
        return translated(QT_TRANSLATE_NOOP("TrustMark", "Trusted"));
    case TrustVerdict::yellow:
        return translated(QT_TRANSLATE_NOOP("TrustMark", "With a note"));
    case TrustVerdict::red:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("TrustMark", "Not trusted"));
}

} // namespace sinkscope
