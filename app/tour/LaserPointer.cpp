#include "tour/LaserPointer.h"

#include "tour/PointerRing.h"

#include <QCursor>
#include <QPainter>

namespace sinkscope {
namespace {

constexpr int diameter = 56;

} // namespace

LaserPointer::LaserPointer(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("laserPointer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setFixedSize(diameter, diameter);
    // The pictures tell nobody of a mouse that only passes over them; so it is asked for, once a frame.
    timer_.setInterval(16);
    connect(&timer_, &QTimer::timeout, this, &LaserPointer::follow);
    hide();
}

void LaserPointer::start() {
    timer_.start();
    follow();
}

void LaserPointer::stop() {
    timer_.stop();
    hide();
}

void LaserPointer::follow() {
    const QPoint mouse = parentWidget()->mapFromGlobal(QCursor::pos());
    setVisible(parentWidget()->rect().contains(mouse));
    move(mouse - rect().center());
    raise();
}

void LaserPointer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    constexpr double margin = 7.0;
    paintRing(painter, QRectF(rect()).adjusted(margin, margin, -margin, -margin));
}

} // namespace sinkscope
