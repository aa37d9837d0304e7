#include "keyspace/KeySpaceOverlay.h"

#include "keyspace/KeySpaceText.h"
#include "keyspace/SceneLabels.h"
#include "style/Theme.h"

#include <QPainter>

namespace sinkscope {

namespace {

constexpr double margin = 6.0;

} // namespace

KeySpaceOverlay::KeySpaceOverlay(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void KeySpaceOverlay::setContent(const KeySpaceContent& content) {
    content_ = content;
    update();
}

void KeySpaceOverlay::setView(const OrbitCamera& camera, const KeySpaceBox& box) {
    camera_ = camera;
    box_ = box;
    update();
}

void KeySpaceOverlay::setHovered(const std::optional<KeySpacePoint>& point) {
    if (hovered_ == point)
        return;
    hovered_ = point;
    update();
}

QString KeySpaceOverlay::summary() const {
    return content_.space ? headLine(content_) + QStringLiteral(". ") + captionLine(content_) : QString();
}

void KeySpaceOverlay::paintEvent(QPaintEvent*) {
    if (!content_.space)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette().color(QPalette::Text), background = palette().color(QPalette::Base);
    paintLabels(painter);
    paintHovered(painter);
    const QFontMetricsF metrics(painter.font());
    const double room = width() - 2.0 * margin;
    const auto line = [&](const QString& words, double top) {
        const QString elided = metrics.elidedText(words, Qt::ElideRight, room);
        const QRectF place(margin, top, metrics.horizontalAdvance(elided) + 2.0, metrics.height());
        paintLabel(painter, {place, elided, text}, background);
    };
    line(headLine(content_), 0.5 * margin);
    line(captionLine(content_), height() - metrics.height() - 0.5 * margin);
}

void KeySpaceOverlay::paintLabels(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    const QRectF area = QRectF(rect()).adjusted(margin, metrics.height() + margin, -margin, -metrics.height() - margin);
    const QRectF legend = paintLegend(painter);
    const SceneLabels labels =
        sceneLabels(content_, palette(), box_, {camera_, QSizeF(size()), metrics, area, {legend}});
    QColor quiet = palette().color(QPalette::Text);
    quiet.setAlphaF(0.65F);
    painter.setPen(quiet);
    for (const PlacedText& label : labels.grid)
        painter.drawText(label.rect, Qt::AlignCenter | Qt::TextSingleLine, label.text);
    for (const KeySpaceLabel& label : labels.marks)
        paintLabel(painter, label, palette().color(QPalette::Base));
}

void KeySpaceOverlay::paintHovered(QPainter& painter) const {
    const auto place = hovered_ ? content_.place(*hovered_) : std::nullopt;
    if (const auto seen = place ? camera_.project(*place, size()) : std::nullopt) {
        const bool isSink = hovered_ == KeySpacePoint{PointKind::key, content_.space->sinkToken} &&
                            content_.sinkState() == SinkState::sink;
        paintSign(painter, KeySpaceSign::ring, seen->position,
                  isSink ? diameter::sink + 5.0 : diameter::point(content_.space->keys.size()) + 6.0,
                  palette().color(QPalette::Text));
    }
}

QRectF KeySpaceOverlay::paintLegend(QPainter& painter) const {
    const std::vector<KeySpaceLegendEntry> entries = keySpaceLegend(content_, palette());
    const QFontMetricsF metrics(painter.font());
    double words = 0.0;
    for (const KeySpaceLegendEntry& entry : entries)
        words = std::max(words, metrics.horizontalAdvance(entry.words));
    const double row = metrics.height(), swatch = 18.0;
    const QRectF frame(width() - margin - swatch - words - 4.0, row + margin, swatch + words + 4.0,
                       row * static_cast<double>(entries.size()));
    if (frame.height() > 0.6 * height() || frame.width() > 0.4 * width())
        return {};
    paintStrip(painter, frame, palette().color(QPalette::Base));
    double top = frame.top();
    for (const KeySpaceLegendEntry& entry : entries) {
        const QPointF centre(frame.left() + 0.5 * swatch, top + 0.5 * row);
        paintSign(painter, entry.sign, centre, entry.size, entry.colour);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(frame.left() + swatch, top, words + 4.0, row), Qt::AlignLeft | Qt::AlignVCenter,
                         entry.words);
        top += row;
    }
    return frame;
}

} // namespace sinkscope

#include "moc_KeySpaceOverlay.cpp"
