#include "interventions/GainStrip.h"

#include "style/NumberText.h"
#include "style/Theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace sinkscope {

GainStrip::GainStrip(QWidget* parent) : InspectionStrip(parent) {
    setAccessibleName(tr("Gains by magnitude"));
}

void GainStrip::setInspection(const std::optional<Inspection>& inspection) {
    spectrum_ = inspection && std::holds_alternative<GainSpectrum>(*inspection) ? std::get<GainSpectrum>(*inspection)
                                                                                : GainSpectrum();
    setAccessibleDescription(title());
    setVisible(!spectrum_.channels.empty());
    update();
}

QString GainStrip::title() const {
    if (!spectrum_.acts)
        return tr("|w| in layer %1, not masked").arg(spectrum_.layer);
    return spectrum_.token ? tr("|w| in layer %1, masked for token %2 green").arg(spectrum_.layer).arg(*spectrum_.token)
                           : tr("|w| in layer %1, masked green").arg(spectrum_.layer);
}

QSize GainStrip::sizeHint() const {
    return {20 * spacing, fontMetrics().height() + 5 * spacing};
}

QSize GainStrip::minimumSizeHint() const {
    return {10 * spacing, sizeHint().height()};
}

std::pair<std::size_t, std::size_t> GainStrip::channelsAt(int column, int columns) const {
    const std::size_t count = spectrum_.channels.size();
    const std::size_t first = count * static_cast<std::size_t>(column) / static_cast<std::size_t>(columns);
    const std::size_t last = count * static_cast<std::size_t>(column + 1) / static_cast<std::size_t>(columns);
    return {first, std::max(first + 1, last)};
}

void GainStrip::paintEvent(QPaintEvent*) {
    if (spectrum_.channels.empty())
        return;
    QPainter painter(this);
    paintTitle(painter, title());
    const QRectF room = plot();
    const double largest = std::abs(static_cast<double>(spectrum_.channels.front().gain));
    const int columns =
        std::min(static_cast<int>(spectrum_.channels.size()), std::max(1, static_cast<int>(room.width())));
    const double step = room.width() / columns;
    for (int column = 0; column < columns && largest > 0.0; ++column) {
        const auto [first, last] = channelsAt(column, columns);
        const auto begin = spectrum_.channels.begin() + static_cast<std::ptrdiff_t>(first);
        const bool masked = std::any_of(begin, begin + static_cast<std::ptrdiff_t>(last - first),
                                        [](const ChannelGain& channel) { return channel.masked; });
        const double height =
            std::max(1.0, std::abs(static_cast<double>(spectrum_.channels[first].gain)) / largest * room.height());
        painter.fillRect(QRectF(room.left() + step * column, room.bottom() - height, std::max(step, 1.0), height),
                         masked ? colour::intervened() : colour::baseline());
        if (masked) // a mark below says it without colour, and where the bar itself is flat
            painter.fillRect(QRectF(room.left() + step * column, room.bottom() - 3.0, std::max(step, 2.0), 4.0),
                             colour::intervened());
    }
}

bool GainStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || spectrum_.channels.empty())
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const double share = std::clamp(help->pos().x() / std::max(1.0, plot().width()), 0.0, 1.0);
    const auto place = std::min(spectrum_.channels.size() - 1,
                                static_cast<std::size_t>(share * static_cast<double>(spectrum_.channels.size())));
    const ChannelGain& channel = spectrum_.channels[place];
    const QString text = tr("channel %1: w = %2, number %3 by |w|")
                             .arg(QString::number(channel.channel), exactText(static_cast<double>(channel.gain)),
                                  QString::number(place + 1));
    QToolTip::showText(help->globalPos(), channel.masked ? tr("%1, masked").arg(text) : text, this);
    return true;
}

} // namespace sinkscope

#include "moc_GainStrip.cpp"
