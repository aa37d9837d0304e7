#include "compare/KlStrip.h"

#include "style/NumberText.h"
#include "style/Theme.h"
#include "tokens/TokenLabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace sinkscope {

KlStrip::KlStrip(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("KL per token"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KlStrip::setIntervened(std::shared_ptr<const Intervened> intervened) {
    intervened_ = std::move(intervened);
    if (intervened_ && !intervened_->comparison.kl.empty()) {
        const auto& kl = intervened_->comparison.kl;
        const auto largest = std::max_element(kl.begin(), kl.end());
        setAccessibleDescription(
            tr("largest %1 nats at token %2").arg(shortText(*largest)).arg(std::distance(kl.begin(), largest)));
    }
    update();
}

QSize KlStrip::sizeHint() const {
    return {20 * spacing, fontMetrics().height() + 6 * spacing};
}

QSize KlStrip::minimumSizeHint() const {
    return sizeHint();
}

QRectF KlStrip::plot() const {
    return QRectF(rect()).adjusted(0.0, fontMetrics().height() + 2.0, 0.0, -1.0);
}

double KlStrip::klAt(int column, int columns) const {
    const auto& kl = intervened_->comparison.kl;
    const auto count = static_cast<std::int64_t>(kl.size());
    const std::int64_t first = count * column / columns;
    const std::int64_t last = std::max(first + 1, count * (column + 1) / columns);
    return static_cast<double>(*std::max_element(kl.begin() + first, kl.begin() + std::min(last, count)));
}

std::int64_t KlStrip::positionAt(double x) const {
    const auto count = static_cast<double>(intervened_->comparison.kl.size());
    return static_cast<std::int64_t>(std::clamp(x / plot().width() * count, 0.0, count - 1.0));
}

void KlStrip::paintEvent(QPaintEvent*) {
    if (!intervened_ || intervened_->comparison.kl.empty())
        return;
    QPainter painter(this);
    const auto& kl = intervened_->comparison.kl;
    const double largest = static_cast<double>(*std::max_element(kl.begin(), kl.end()));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(0.0, 0.0, width(), fontMetrics().height()), Qt::AlignLeft, tr("KL per token, nats"));
    painter.drawText(QRectF(0.0, 0.0, width(), fontMetrics().height()), Qt::AlignRight,
                     tr("up to %1").arg(shortText(largest)));
    const QRectF room = plot();
    painter.setPen(lineColour(palette()));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    if (!(largest > 0.0))
        return;
    const int columns = std::min<int>(static_cast<int>(kl.size()), static_cast<int>(room.width()));
    const double step = room.width() / columns;
    const double gap = step >= 4.0 ? 1.0 : 0.0;
    for (int column = 0; column < columns; ++column) {
        const double height = klAt(column, columns) / largest * room.height();
        painter.fillRect(QRectF(room.left() + step * column, room.bottom() - height, step - gap, height),
                         colour::intervened());
    }
}

bool KlStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !intervened_ || intervened_->comparison.kl.empty())
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const auto place = static_cast<std::size_t>(positionAt(help->pos().x()));
    const QString token = tokenLabel(intervened_->base->run->tokens[place]);
    QToolTip::showText(
        help->globalPos(),
        tr("After token %1 ‘%2’: KL %3 nats")
            .arg(QString::number(place), token, exactText(static_cast<double>(intervened_->comparison.kl[place]))),
        this);
    return true;
}

} // namespace sinkscope

#include "moc_KlStrip.cpp"
