#include "interventions/GainStrip.h"

#include "style/NumberText.h"
#include "style/Theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace sinkscope {

namespace {

bool actsIn(const LayerSet& set, std::int64_t layer, const Findings& base) {
    switch (set.kind) {
    case LayerSet::Kind::all:
        return true;
    case LayerSet::Kind::afterEmergence:
        return base.lifeCycle.emergence && layer > base.lifeCycle.emergence->layer;
    case LayerSet::Kind::listed:
        break;
    }
    return std::find(set.listed.begin(), set.listed.end(), layer) != set.listed.end();
}

} // namespace

GainStrip::GainStrip(const CardContext& context, QWidget* parent) : QWidget(parent), context_(context) {
    setAccessibleName(tr("Gains by magnitude"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GainStrip::setMask(const WeMask& mask) {
    const Model& model = *context_.base->run->model;
    layer_ = std::clamp<std::int64_t>(context_.selection.layer, 0, model.config().layerCount() - 1);
    acts_ = actsIn(mask.layers, layer_, *context_.base);
    const bool hasNorm =
        context_.config().layers[static_cast<std::size_t>(layer_)].attentionInput.kind != NormKind::none;
    spectrum_ = hasNorm ? gainSpectrum(model, mask, layer_) : std::vector<ChannelGain>();
    setAccessibleDescription(title());
    setVisible(!spectrum_.empty());
    update();
}

QString GainStrip::title() const {
    return acts_ ? tr("|w| in layer %1, masked green").arg(layer_) : tr("|w| in layer %1, not masked").arg(layer_);
}

QSize GainStrip::sizeHint() const {
    return {20 * spacing, fontMetrics().height() + 5 * spacing};
}

QSize GainStrip::minimumSizeHint() const {
    return {10 * spacing, sizeHint().height()};
}

QRectF GainStrip::plot() const {
    return QRectF(rect()).adjusted(0.0, fontMetrics().height() + 2.0, 0.0, -1.0);
}

std::pair<std::size_t, std::size_t> GainStrip::channelsAt(int column, int columns) const {
    const std::size_t count = spectrum_.size();
    const std::size_t first = count * static_cast<std::size_t>(column) / static_cast<std::size_t>(columns);
    const std::size_t last = count * static_cast<std::size_t>(column + 1) / static_cast<std::size_t>(columns);
    return {first, std::max(first + 1, last)};
}

void GainStrip::paintEvent(QPaintEvent*) {
    if (spectrum_.empty())
        return;
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(0.0, 0.0, width(), fontMetrics().height()), Qt::AlignLeft, title());
    const QRectF room = plot();
    const double largest = std::abs(static_cast<double>(spectrum_.front().gain));
    const int columns = std::min(static_cast<int>(spectrum_.size()), std::max(1, static_cast<int>(room.width())));
    const double step = room.width() / columns;
    for (int column = 0; column < columns && largest > 0.0; ++column) {
        const auto [first, last] = channelsAt(column, columns);
        const auto begin = spectrum_.begin() + static_cast<std::ptrdiff_t>(first);
        const bool masked = acts_ && std::any_of(begin, begin + static_cast<std::ptrdiff_t>(last - first),
                                                 [](const ChannelGain& channel) { return channel.masked; });
        const double height =
            std::max(1.0, std::abs(static_cast<double>(spectrum_[first].gain)) / largest * room.height());
        painter.fillRect(QRectF(room.left() + step * column, room.bottom() - height, std::max(step, 1.0), height),
                         masked ? colour::intervened() : colour::baseline());
        if (masked) // a mark below says it without colour, and where the bar itself is flat
            painter.fillRect(QRectF(room.left() + step * column, room.bottom() - 3.0, std::max(step, 2.0), 4.0),
                             colour::intervened());
    }
}

bool GainStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || spectrum_.empty())
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const double share = std::clamp(help->pos().x() / std::max(1.0, plot().width()), 0.0, 1.0);
    const auto place =
        std::min(spectrum_.size() - 1, static_cast<std::size_t>(share * static_cast<double>(spectrum_.size())));
    const ChannelGain& channel = spectrum_[place];
    const QString text = tr("channel %1: w = %2, number %3 by |w|")
                             .arg(QString::number(channel.channel), exactText(static_cast<double>(channel.gain)),
                                  QString::number(place + 1));
    QToolTip::showText(help->globalPos(), acts_ && channel.masked ? tr("%1, masked").arg(text) : text, this);
    return true;
}

} // namespace sinkscope

#include "moc_GainStrip.cpp"
