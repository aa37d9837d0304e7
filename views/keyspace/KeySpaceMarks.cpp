#include "keyspace/KeySpaceMarks.h"

#include "keyspace/KeySpaceText.h"
#include "style/MarkLabels.h"
#include "style/Theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeySpaceOverlay)
};

/// A mark that is worth a label.
struct Marked {
    std::optional<Point3> place;
    QString text;
    QColor colour;
    double size = 0.0;
};

/// The marking colours are chosen for areas; as text on a dark ground blue needs more light.
QColor readable(const QColor& colour, const QPalette& palette) {
    return isDark(palette) ? colour.lighter(165) : colour.darker(115);
}

std::vector<Marked> markedPoints(const KeySpaceContent& content, const QPalette& palette) {
    const KeySpacePoint strongest{PointKind::key, content.space->sinkToken};
    const bool isSink = content.sinkState() == SinkState::sink;
    const QColor text = palette.color(QPalette::Text), selection = readable(colour::selection(), palette);
    std::vector<Marked> marked;
    marked.push_back({content.place(strongest), sinkLabel(content), isSink ? readable(colour::sink(), palette) : text,
                      isSink ? sinkDiameter(content) : diameter::strongestRing});
    for (const KeySpacePoint& point : {KeySpacePoint{PointKind::query, content.selection.query},
                                       KeySpacePoint{PointKind::key, content.selection.key}})
        if (point != strongest)
            marked.push_back({content.place(point), pointLabel(content, point), selection, diameter::selectionRing});
    if (content.isDifference())
        marked.push_back({placeIn(*content.partner, {PointKind::key, content.partner->sinkToken}),
                          baseSinkLabel(content), text, diameter::sink});
    return marked;
}

} // namespace

void paintSign(QPainter& painter, KeySpaceSign sign, QPointF centre, double size, const QColor& colour) {
    const double half = 0.5 * size;
    if (sign == KeySpaceSign::ring) {
        const double line = std::min(2.0, 0.14 * size);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, line));
        painter.drawEllipse(centre, half - 0.5 * line, half - 0.5 * line);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (sign == KeySpaceSign::disc)
        painter.drawEllipse(centre, half, half);
    else
        painter.drawPolygon(QPolygonF({centre + QPointF(0.0, -half), centre + QPointF(half, 0.0),
                                       centre + QPointF(0.0, half), centre + QPointF(-half, 0.0)}));
}

void paintStrip(QPainter& painter, const QRectF& area, const QColor& ground) {
    QColor strip = ground;
    strip.setAlphaF(0.78F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(strip);
    painter.drawRoundedRect(area, 3.0, 3.0);
}

void paintLabel(QPainter& painter, const KeySpaceLabel& label, const QColor& ground) {
    if (label.leader) {
        painter.setPen(QPen(label.colour, 0.8));
        painter.drawLine(*label.leader);
    }
    paintStrip(painter, label.rect.adjusted(-2.0, 0.0, 2.0, 0.0), ground);
    painter.setPen(label.colour);
    painter.drawText(label.rect, Qt::AlignCenter | Qt::TextSingleLine, label.text);
}

std::vector<KeySpaceLegendEntry> keySpaceLegend(const KeySpaceContent& content, const QPalette& palette) {
    const KeySpaceColours colours = keySpaceColours(palette);
    using Entry = KeySpaceLegendEntry;
    const bool isSink = content.sinkState() == SinkState::sink;
    std::vector<Entry> entries{{KeySpaceSign::diamond, 10.0, colours.query, Words::tr("query")},
                               {KeySpaceSign::disc, 8.0, colours.key, Words::tr("key")},
                               isSink ? Entry{KeySpaceSign::disc, 12.0, colours.sink, Words::tr("sink key")}
                                      : Entry{KeySpaceSign::ring, 12.0, colours.plain, Words::tr("strongest key")},
                               {KeySpaceSign::ring, 12.0, colours.selection, Words::tr("selected")}};
    if (content.isDifference()) {
        entries[0] = {KeySpaceSign::diamond, 10.0, colours.changedQuery, Words::tr("query, changed")};
        entries[1] = {KeySpaceSign::disc, 8.0, colours.changedKey, Words::tr("key, changed")};
        entries.insert(entries.begin() + 2, {{KeySpaceSign::diamond, 9.0, colours.grid, Words::tr("query, base")},
                                             {KeySpaceSign::ring, 10.0, colours.plain, Words::tr("key, base")}});
    }
    if (content.findings && !content.findings->lifeCycle.spikeTokens.empty())
        entries.insert(entries.end() - 1, {KeySpaceSign::ring, 12.0, colours.spike, Words::tr("spike token")});
    if (!content.place({PointKind::query, content.selection.query}) &&
        !content.place({PointKind::key, content.selection.key}))
        entries.pop_back();
    return entries;
}

std::vector<KeySpaceLabel> keySpaceLabels(const KeySpaceContent& content, const QPalette& palette,
                                          KeySpaceLabelRoom room) {
    const std::vector<Marked> marked = markedPoints(content, palette);
    const auto seenAt = [&room](const std::optional<Point3>& place) -> std::optional<QPointF> {
        const auto seen = place ? room.camera.project(*place, room.viewport) : std::nullopt;
        return seen && QRectF({}, room.viewport).contains(seen->position) ? std::optional(seen->position)
                                                                          : std::nullopt;
    };
    for (const Marked& mark : marked) // No label may hide another one's mark.
        if (const auto seen = seenAt(mark.place)) {
            const double size = mark.size * room.unit;
            room.taken.push_back(QRectF(-0.5 * size, -0.5 * size, size, size).translated(*seen));
        }
    MarkLabels places(room.area, std::move(room.taken));
    std::vector<KeySpaceLabel> labels;
    for (const Marked& mark : marked) {
        const auto seen = seenAt(mark.place);
        if (!seen)
            continue;
        const QSizeF size(room.font.horizontalAdvance(mark.text) + 4.0 * room.unit, room.font.height());
        const double reach = (0.5 * mark.size + 5.0) * room.unit;
        if (const auto place = places.place(size, *seen, 0.5 * mark.size * room.unit, reach))
            labels.push_back({place->label, mark.text, mark.colour, place->leader});
    }
    return labels;
}

} // namespace sinkscope
