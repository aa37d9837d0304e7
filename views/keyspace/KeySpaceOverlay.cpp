#include "keyspace/KeySpaceOverlay.h"

#include "keyspace/GridLabels.h"
#include "keyspace/KeySpaceText.h"
#include "style/LabelPlacement.h"
#include "style/Theme.h"

#include <QPainter>
#include <QPainterPath>

namespace sinkscope {

namespace {

constexpr double margin = 6.0;

/// Text on a strip of the background, so that it reads over points.
void paintText(QPainter& painter, const QRectF& rect, const QString& text, const QColor& colour,
               const QColor& background) {
    QColor strip = background;
    strip.setAlphaF(0.78F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(strip);
    painter.drawRoundedRect(rect.adjusted(-2.0, 0.0, 2.0, 0.0), 3.0, 3.0);
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, text);
}

void paintRing(QPainter& painter, QPointF centre, double size, const QColor& colour) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2.0));
    painter.drawEllipse(centre, 0.5 * size - 1.0, 0.5 * size - 1.0);
}

void paintDisc(QPainter& painter, QPointF centre, double size, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, 0.5 * size, 0.5 * size);
}

void paintDiamond(QPainter& painter, QPointF centre, double size, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double half = 0.5 * size;
    painter.drawPolygon(QPolygonF({centre + QPointF(0.0, -half), centre + QPointF(half, 0.0),
                                   centre + QPointF(0.0, half), centre + QPointF(-half, 0.0)}));
}

/// The marking colours are chosen for areas; as text on a dark ground blue needs more light.
QColor readable(const QColor& colour, const QPalette& palette) {
    return isDark(palette) ? colour.lighter(165) : colour.darker(115);
}

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

QString KeySpaceOverlay::headText() const {
    const auto model = content_.findings && content_.findings->run ? content_.findings->run->model : nullptr;
    return headLine(*content_.space, model ? model->config().heads : 0, model ? model->config().keyValueHeads : 0);
}

QString KeySpaceOverlay::summary() const {
    return content_.space ? headText() + QStringLiteral(". ") + captionLine(content_) : QString();
}

void KeySpaceOverlay::paintEvent(QPaintEvent*) {
    if (!content_.space)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette().color(QPalette::Text), background = palette().color(QPalette::Base);
    QColor quiet = text;
    quiet.setAlphaF(0.65F);
    painter.setPen(quiet);
    const double lineHeight = painter.fontMetrics().height() + 0.5 * margin;
    const QRectF area = QRectF(rect()).adjusted(0.0, lineHeight, 0.0, -lineHeight);
    for (const PlacedText& label : gridLabels(*content_.space, box_, camera_, size(), {painter.fontMetrics(), area}))
        painter.drawText(label.rect, Qt::AlignCenter | Qt::TextSingleLine, label.text);
    paintLabels(painter);
    paintHovered(painter);
    const QFontMetricsF metrics(painter.font());
    const double room = width() - 2.0 * margin;
    const auto line = [&](const QString& words, double top) {
        const QString elided = metrics.elidedText(words, Qt::ElideRight, room);
        paintText(painter, {margin, top, metrics.horizontalAdvance(elided) + 2.0, metrics.height()}, elided, text,
                  background);
    };
    line(headText(), 0.5 * margin);
    line(captionLine(content_), height() - metrics.height() - 0.5 * margin);
}

void KeySpaceOverlay::paintLabels(QPainter& painter) const {
    struct Label {
        std::optional<Point3> place;
        QString text;
        QColor colour;
        double size;
    };
    const KeySpacePoint strongest{PointKind::key, content_.space->sinkToken};
    const bool isSink = content_.sinkState() == SinkState::sink;
    const QColor selection = readable(colour::selection(), palette());
    std::vector<Label> labels;
    labels.push_back({content_.place(strongest), sinkLabel(content_),
                      isSink ? readable(colour::sink(), palette()) : palette().color(QPalette::Text),
                      isSink ? sinkDiameter(content_) : diameter::strongestRing});
    for (const KeySpacePoint& point : {KeySpacePoint{PointKind::query, content_.selection.query},
                                       KeySpacePoint{PointKind::key, content_.selection.key}})
        if (point != strongest)
            labels.push_back({content_.place(point), pointLabel(content_, point), selection, diameter::selectionRing});
    if (content_.isDifference())
        labels.push_back({placeIn(*content_.partner, {PointKind::key, content_.partner->sinkToken}),
                          baseSinkLabel(content_), palette().color(QPalette::Text), diameter::sink});
    const QFontMetricsF metrics(painter.font());
    std::vector<QRectF> taken{paintLegend(painter)};
    const QRectF area = QRectF(rect()).adjusted(margin, metrics.height() + margin, -margin, -metrics.height() - margin);
    const auto seenAt = [this](const std::optional<Point3>& place) -> std::optional<QPointF> {
        const auto seen = place ? camera_.project(*place, size()) : std::nullopt;
        return seen && rect().contains(seen->position.toPoint()) ? std::optional(seen->position) : std::nullopt;
    };
    for (const Label& label : labels) // No label may hide another one's mark.
        if (const auto seen = seenAt(label.place))
            taken.push_back(QRectF(-0.5 * label.size, -0.5 * label.size, label.size, label.size).translated(*seen));
    for (const Label& label : labels) {
        const auto seen = seenAt(label.place);
        if (!seen)
            continue;
        const QSizeF size(metrics.horizontalAdvance(label.text) + 4.0, metrics.height());
        if (const auto rect = placeLabel(size, cornersAround(*seen, 0.5 * label.size + 5.0, size), area, taken)) {
            paintText(painter, *rect, label.text, label.colour, palette().color(QPalette::Base));
            taken.push_back(*rect);
        }
    }
}

void KeySpaceOverlay::paintHovered(QPainter& painter) const {
    const auto place = hovered_ ? content_.place(*hovered_) : std::nullopt;
    if (const auto seen = place ? camera_.project(*place, size()) : std::nullopt) {
        const bool isSink = hovered_ == KeySpacePoint{PointKind::key, content_.space->sinkToken} &&
                            content_.sinkState() == SinkState::sink;
        paintRing(painter, seen->position,
                  isSink ? diameter::sink + 5.0 : diameter::point(content_.space->keys.size()) + 6.0,
                  palette().color(QPalette::Text));
    }
}

QRectF KeySpaceOverlay::paintLegend(QPainter& painter) const {
    const KeySpaceColours colours = keySpaceColours(palette());
    const bool isSink = content_.sinkState() == SinkState::sink;
    enum class Mark { disc, diamond, ring };
    struct Entry {
        Mark mark;
        double size;
        QColor colour;
        QString words;
    };
    std::vector<Entry> entries{{Mark::diamond, 10.0, colours.query, tr("query")},
                               {Mark::disc, 8.0, colours.key, tr("key")},
                               isSink ? Entry{Mark::disc, 12.0, colours.sink, tr("sink key")}
                                      : Entry{Mark::ring, 12.0, colours.plain, tr("strongest key")},
                               {Mark::ring, 12.0, colours.selection, tr("selected")}};
    if (content_.isDifference()) {
        entries[0] = {Mark::diamond, 10.0, colours.changedQuery, tr("query, changed")};
        entries[1] = {Mark::disc, 8.0, colours.changedKey, tr("key, changed")};
        entries.insert(entries.begin() + 2, {{Mark::diamond, 9.0, colours.grid, tr("query, base")},
                                             {Mark::ring, 10.0, colours.plain, tr("key, base")}});
    }
    if (content_.findings && !content_.findings->lifeCycle.spikeTokens.empty())
        entries.insert(entries.end() - 1, {Mark::ring, 12.0, colours.spike, tr("spike token")});
    const QFontMetricsF metrics(painter.font());
    double words = 0.0;
    for (const Entry& entry : entries)
        words = std::max(words, metrics.horizontalAdvance(entry.words));
    const double row = metrics.height(), swatch = 18.0;
    const QRectF frame(width() - margin - swatch - words - 4.0, row + margin, swatch + words + 4.0,
                       row * static_cast<double>(entries.size()));
    if (frame.height() > 0.6 * height() || frame.width() > 0.4 * width())
        return {};
    QColor strip = colours.background;
    strip.setAlphaF(0.78F);
    painter.fillRect(frame, strip);
    double top = frame.top();
    for (const Entry& entry : entries) {
        const QPointF centre(frame.left() + 0.5 * swatch, top + 0.5 * row);
        if (entry.mark == Mark::disc)
            paintDisc(painter, centre, entry.size, entry.colour);
        else if (entry.mark == Mark::diamond)
            paintDiamond(painter, centre, entry.size, entry.colour);
        else
            paintRing(painter, centre, entry.size, entry.colour);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(frame.left() + swatch, top, words + 4.0, row), Qt::AlignLeft | Qt::AlignVCenter,
                         entry.words);
        top += row;
    }
    return frame;
}

} // namespace sinkscope

#include "moc_KeySpaceOverlay.cpp"
