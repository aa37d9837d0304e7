#include "keyspace/KeySpaceText.h"

#include "style/NumberText.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cmath>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeySpaceView)
};

QString percent(double share) {
    return Words::tr("%1 %").arg(QLocale().toString(100.0 * share, 'f', share < 0.00995 ? 1 : 0));
}

const Token* tokenAt(const KeySpaceContent& content, std::int64_t position) {
    if (!content.findings || !content.findings->run || position < 0 || position >= content.findings->run->tokenCount())
        return nullptr;
    return &content.findings->run->tokens[static_cast<std::size_t>(position)];
}

/// "5 ␣light"
QString positionAndLabel(const KeySpaceContent& content, std::int64_t position) {
    const Token* token = tokenAt(content, position);
    return token ? QStringLiteral("%1 %2").arg(position).arg(tokenLabel(*token)) : QString::number(position);
}

QString kindName(PointKind kind) {
    return kind == PointKind::query ? Words::tr("query") : Words::tr("key");
}

/// "3", "3 and 5", "3, 4 and 5"
QString enumerated(const QStringList& words) {
    if (words.size() < 2)
        return words.join(QString());
    return Words::tr("%1 and %2").arg(words.mid(0, words.size() - 1).join(QStringLiteral(", ")), words.last());
}

QString coordinates(const Point3& place) {
    return QStringLiteral("PC1 %1 · PC2 %2 · PC3 %3")
        .arg(exactText(place[0]), exactText(place[1]), exactText(place[2]));
}

QStringList differenceLines(const KeySpaceContent& content, const KeySpacePoint& point) {
    const auto base = placeIn(*content.partner, point), changed = content.place(point);
    QStringList lines;
    if (base)
        lines << Words::tr("base: %1").arg(coordinates(*base));
    if (changed)
        lines << Words::tr("changed: %1").arg(coordinates(*changed));
    if (!base || !changed)
        return lines;
    const Point3 move{(*changed)[0] - (*base)[0], (*changed)[1] - (*base)[1], (*changed)[2] - (*base)[2]};
    return lines << Words::tr("changed − base: %1 · distance %2")
                        .arg(coordinates(move), exactText(std::hypot(move[0], move[1], move[2])));
}

} // namespace

QString headLine(const KeySpace& space, std::int64_t heads, std::int64_t keyValueHeads) {
    const QString head = Words::tr("Layer %1, head %2").arg(space.layer).arg(space.head);
    if (heads <= 0 || keyValueHeads <= 0 || heads % keyValueHeads != 0 || heads == keyValueHeads)
        return head;
    const std::int64_t group = heads / keyValueHeads;
    QStringList others;
    for (std::int64_t other = space.keyValueHead * group; other < (space.keyValueHead + 1) * group; ++other)
        if (other != space.head)
            others << QString::number(other);
    //: %1: layer and head; %2: number of the key head; %3: number or numbers of the other query heads that use its keys
    const QString sentence = others.size() == 1 ? Words::tr("%1 · key head %2, shared with head %3")
                                                : Words::tr("%1 · key head %2, shared with heads %3");
    return sentence.arg(head).arg(space.keyValueHead).arg(enumerated(others));
}

QString headLine(const KeySpaceContent& content) {
    const auto model = content.findings && content.findings->run ? content.findings->run->model : nullptr;
    return headLine(*content.space, model ? model->config().heads : 0, model ? model->config().keyValueHeads : 0);
}

QString varianceLine(const KeySpace& space) {
    const double sum = space.explained[0] + space.explained[1] + space.explained[2];
    const QString rotation = space.rotation == Rotation::after ? Words::tr("after RoPE") : Words::tr("before RoPE");
    const QString tokens =
        space.keys.size() == 1 ? Words::tr("1 token") : Words::tr("%1 tokens").arg(space.keys.size());
    return Words::tr("Explained variance %1 (%2, %3, %4) · %5 · %6")
        .arg(percent(sum), percent(space.explained[0]), percent(space.explained[1]), percent(space.explained[2]),
             rotation, tokens);
}

QString captionLine(const KeySpaceContent& content) {
    QStringList parts{varianceLine(*content.space)};
    if (content.partner)
        parts.prepend(content.isDifference() ? Words::tr("Changed − base, axes of the base run")
                                             : Words::tr("Axes of the base run"));
    return parts.join(QStringLiteral(" · "));
}

QString axisName(const KeySpace& space, std::size_t axis) {
    return Words::tr("PC%1 (%2)").arg(axis + 1).arg(percent(space.explained[axis]));
}

QString sinkLabel(const KeySpaceContent& content) {
    const QString token = positionAndLabel(content, content.space->sinkToken);
    if (content.sinkState() == SinkState::sink)
        return Words::tr("sink key %1").arg(token);
    return Words::tr("strongest key %1, no sink").arg(token);
}

QString baseSinkLabel(const KeySpaceContent& content) {
    return Words::tr("base: strongest key %1").arg(positionAndLabel(content, content.partner->sinkToken));
}

QString pointLabel(const KeySpaceContent& content, const KeySpacePoint& point) {
    return QStringLiteral("%1 %2").arg(kindName(point.kind), positionAndLabel(content, point.token));
}

QString pointDescription(const KeySpaceContent& content, const KeySpacePoint& point) {
    QStringList lines;
    const Token* token = tokenAt(content, point.token);
    lines << QStringLiteral("%1: %2").arg(kindName(point.kind),
                                          token ? tokenDescription(*token, point.token) : QString::number(point.token));
    if (content.space && point.kind == PointKind::key && point.token == content.space->sinkToken)
        if (const auto strength = content.sinkStrength()) {
            const QString text = content.sinkState() == SinkState::sink
                                     ? Words::tr("sink of this head, strength %1 > ε %2")
                                     : Words::tr("strongest key of this head, but no sink: strength %1 ≤ ε %2");
            lines << text.arg(exactText(*strength), shortText(content.findings->sinks.epsilon));
        }
    if (content.isSpike(point.token))
        lines << Words::tr("spike token");
    if (content.isDifference())
        lines << differenceLines(content, point);
    else if (const auto place = content.place(point))
        lines << coordinates(*place);
    return lines.join(QLatin1Char('\n'));
}

} // namespace sinkscope
