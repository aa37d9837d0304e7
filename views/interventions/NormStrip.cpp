#include "interventions/NormStrip.h"

#include "style/NumberText.h"
#include "style/Theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace sinkscope {

namespace {

double medianMagnitude(const std::vector<NormedChannel>& channels) {
    std::vector<double> magnitudes;
    for (const NormedChannel& channel : channels)
        if (std::isfinite(channel.before))
            magnitudes.push_back(std::abs(channel.before));
    if (magnitudes.empty())
        return 1.0;
    const auto middle = magnitudes.begin() + static_cast<std::ptrdiff_t>(magnitudes.size() / 2);
    std::nth_element(magnitudes.begin(), middle, magnitudes.end());
    return *middle > 0.0 ? *middle : 1.0;
}

} // namespace

NormStrip::NormStrip(QWidget* parent) : InspectionStrip(parent) {
    setAccessibleName(tr("What the norm reads and makes of it"));
}

void NormStrip::setInspection(const std::optional<Inspection>& inspection) {
    inspection_ = inspection && std::holds_alternative<NormInspection>(*inspection)
                      ? std::get<NormInspection>(*inspection)
                      : NormInspection();
    outputUnit_ = medianMagnitude(inspection_.channels);
    largestOutput_ = outputUnit_;
    for (const NormedChannel& channel : inspection_.channels)
        for (const double output : {channel.before, channel.after})
            if (std::isfinite(output))
                largestOutput_ = std::max(largestOutput_, std::abs(output));
    setAccessibleDescription(title());
    setVisible(inspection_.edges.size() > 1);
    update();
}

QString NormStrip::title() const {
    const QString place =
        inspection_.head
            ? tr("Layer %1, token %2, head %3").arg(inspection_.layer).arg(inspection_.token).arg(*inspection_.head)
            : tr("Layer %1, token %2").arg(inspection_.layer).arg(inspection_.token);
    if (inspection_.gainBefore && inspection_.gainAfter && inspection_.gainAfter != inspection_.gainBefore)
        return tr("%1: |gain| %2 to %3, now %4 to %5")
            .arg(place, shortText(inspection_.gainBefore->least), shortText(inspection_.gainBefore->largest),
                 shortText(inspection_.gainAfter->least), shortText(inspection_.gainAfter->largest));
    return inspection_.alpha
               ? tr("%1: α %2, scale %3")
                     .arg(place, shortText(*inspection_.alpha), shortText(inspection_.scale.value_or(1.0)))
               : tr("%1: output over input").arg(place);
}

QSize NormStrip::sizeHint() const {
    return {20 * spacing, 2 * fontMetrics().height() + 10 * spacing};
}

QSize NormStrip::minimumSizeHint() const {
    return {10 * spacing, sizeHint().height()};
}

double NormStrip::across(double input, const QRectF& room) const {
    const auto place = [this](double value) { return std::asinh(value / inspection_.unit); };
    const double low = place(inspection_.edges.front()), high = place(inspection_.edges.back());
    return room.left() + std::clamp((place(input) - low) / (high - low), 0.0, 1.0) * room.width();
}

void NormStrip::paintBars(QPainter& painter, const QRectF& room) const {
    const std::int64_t most = *std::max_element(inspection_.counts.begin(), inspection_.counts.end());
    QColor bars = colour::baseline();
    bars.setAlphaF(0.45F);
    for (std::size_t bar = 0; bar < inspection_.counts.size() && most > 0; ++bar) {
        if (inspection_.counts[bar] == 0)
            continue;
        const double left = across(inspection_.edges[bar], room), right = across(inspection_.edges[bar + 1], room);
        const double share =
            std::log1p(static_cast<double>(inspection_.counts[bar])) / std::log1p(static_cast<double>(most));
        const double height = std::max(1.0, share * room.height());
        painter.fillRect(QRectF(left, room.bottom() - height, std::max(1.0, right - left - 0.5), height), bars);
    }
}

void NormStrip::paintCurve(QPainter& painter, const QRectF& room, double NormedChannel::*output) const {
    const double most = std::asinh(largestOutput_ / outputUnit_);
    QPainterPath path;
    bool open = false;
    for (const NormedChannel& channel : inspection_.channels) {
        if (!std::isfinite(channel.input) || !std::isfinite(channel.*output)) {
            open = false;
            continue;
        }
        const double up = std::asinh(channel.*output / outputUnit_) / most;
        const QPointF point(across(channel.input, room), room.center().y() - up * room.height() / 2.0);
        open ? path.lineTo(point) : path.moveTo(point);
        open = true;
    }
    painter.drawPath(path);
}

void NormStrip::paintEnds(QPainter& painter, const QRectF& room) const {
    const QRectF line(room.left(), room.bottom() + 1.0, room.width(), fontMetrics().height());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(line, Qt::AlignLeft, shortText(inspection_.edges.front()));
    painter.drawText(line, Qt::AlignRight, shortText(inspection_.edges.back()));
    if (inspection_.edges.front() < 0.0 && inspection_.edges.back() > 0.0) {
        const double zero = across(0.0, room);
        painter.drawText(QRectF(zero - 20.0, line.top(), 40.0, line.height()), Qt::AlignHCenter, QStringLiteral("0"));
        painter.setPen(lineColour(palette()));
        painter.drawLine(QPointF(zero, room.top()), QPointF(zero, room.bottom()));
    }
}

void NormStrip::paintEvent(QPaintEvent*) {
    if (inspection_.edges.size() < 2)
        return;
    QPainter painter(this);
    paintTitle(painter, title());
    const QRectF room = plot().adjusted(0.0, 0.0, 0.0, -fontMetrics().height());
    paintBars(painter, room);
    paintEnds(painter, room);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DashLine));
    paintCurve(painter, room, &NormedChannel::before);
    painter.setPen(QPen(colour::intervened(), 2.0));
    paintCurve(painter, room, &NormedChannel::after);
}

bool NormStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || inspection_.channels.empty())
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const auto nearer = [&](const NormedChannel& one, const NormedChannel& other) {
        return std::abs(across(one.input, plot()) - help->pos().x()) <
               std::abs(across(other.input, plot()) - help->pos().x());
    };
    const NormedChannel nearest = *std::min_element(inspection_.channels.begin(), inspection_.channels.end(), nearer);
    QToolTip::showText(help->globalPos(),
                       tr("token %1, channel %2: input %3, output %4, swapped %5 (before the gain)")
                           .arg(QString::number(inspection_.token), QString::number(nearest.channel),
                                exactText(nearest.input), exactText(nearest.before), exactText(nearest.after)),
                       this);
    return true;
}

} // namespace sinkscope

#include "moc_NormStrip.cpp"
