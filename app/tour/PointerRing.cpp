#include "tour/PointerRing.h"

#include <QPainter>
#include <QStyle>
#include <QVariantAnimation>

#include <algorithm>
#include <array>
#include <utility>

namespace sinkscope {
namespace {

constexpr int leastDiameter = 40; // seen from the last row of a class
constexpr int gap = 5;            // between the ring and what it is around
constexpr int stroke = 9;         // the widest of the three
constexpr double growth = 26.0;   // of the ring as it swells, in points

} // namespace

void paintRing(QPainter& painter, const QRectF& ring) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const double radius = std::min({ring.width() / 2.0, ring.height() / 2.0, 24.0});
    // Okabe and Ito's orange means nothing else in the pictures.
    for (const auto& [colour, width] : {std::pair(QColor(0, 0, 0, 150), static_cast<double>(stroke)),
                                        std::pair(QColor(Qt::white), 6.5), std::pair(QColor(0xE6, 0x9F, 0x00), 4.0)}) {
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(ring, radius, radius);
    }
}

PointerRing::PointerRing(QWidget* window) : QWidget(window), swelling_(new QVariantAnimation(this)) {
    setObjectName(QStringLiteral("pointerRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    swelling_->setDuration(700);
    swelling_->setStartValue(growth);
    swelling_->setEndValue(0.0);
    swelling_->setEasingCurve(QEasingCurve::OutBounce);
    connect(swelling_, &QVariantAnimation::valueChanged, this, &PointerRing::place);
    hide();
}

void PointerRing::pointAt(const QRect& target) {
    if (target == target_ && isVisible())
        return;
    target_ = target;
    place();
    show();
    raise();
}

void PointerRing::swell() {
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0)
        swelling_->start();
}

void PointerRing::place() {
    QRect ring = target_.adjusted(-gap, -gap, gap, gap);
    const int wider = std::max(0, leastDiameter - ring.width()), higher = std::max(0, leastDiameter - ring.height());
    ring.adjust(-wider / 2, -higher / 2, wider / 2, higher / 2);
    const int more = swelling_->state() == QAbstractAnimation::Running ? swelling_->currentValue().toInt() : 0;
    ring.adjust(-more, -more, more, more);
    const QRect room = parentWidget()->rect();
    setGeometry(ring.adjusted(-stroke, -stroke, stroke, stroke).intersected(room));
    update();
}

void PointerRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    constexpr double margin = stroke / 2.0 + 1.0;
    paintRing(painter, QRectF(rect()).adjusted(margin, margin, -margin, -margin));
}

} // namespace sinkscope
