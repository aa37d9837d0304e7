#include "attention/AttentionText.h"

#include "style/NumberText.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>
#include <optional>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AttentionView)
};

const QString separator = QStringLiteral(" · ");

QString quotedToken(const Run& run, std::int64_t token) {
    return QStringLiteral("%1 ‘%2’").arg(token).arg(tokenLabel(run.tokens[static_cast<std::size_t>(token)]));
}

QString positions(const Run& run, const Range& range, const QString& one, const QString& many) {
    if (range.size() == 1)
        return one.arg(quotedToken(run, range.first));
    return many.arg(range.first).arg(range.last - 1);
}

QStringList queriesAndKeys(const Run& run, const HeatmapHit& hit) {
    return {positions(run, hit.rows, Words::tr("query %1"), Words::tr("queries %1–%2")),
            positions(run, hit.columns, Words::tr("key %1"), Words::tr("keys %1–%2"))};
}

QString changeText(double value) {
    return Words::tr("changed − base %1").arg((value > 0.0 ? QStringLiteral("+") : QString()) + exactText(value));
}

/// Mean share of a learned sink, which has no position, in the rows of these queries; nothing without one.
std::optional<double> learnedSinkShare(const Run& run, std::int64_t layer, std::int64_t head, const Range& queries) {
    const Matrix& shares = run.layer(layer).heads.learnedSink;
    if (shares.empty() || queries.size() <= 0)
        return std::nullopt;
    double sum = 0.0;
    for (std::int64_t query = queries.first; query < queries.last; ++query)
        sum += shares.at(head, query);
    return sum / static_cast<double>(queries.size());
}

} // namespace

const SinkFinding& sinksOf(const Findings& findings, SinkConvention convention) {
    return convention == SinkConvention::spike ? findings.sinks : findings.sinksGu;
}

QString headName(const Run& run, std::int64_t layer, std::int64_t head) {
    const HeadStatistics& heads = run.layer(layer).heads;
    QStringList parts{Words::tr("layer %1").arg(layer), Words::tr("head %1").arg(head)};
    const std::int64_t keyHeads = heads.keyNorm.rows, allHeads = heads.received.rows;
    if (keyHeads > 0 && keyHeads < allHeads)
        parts << Words::tr("key head %1").arg(head * keyHeads / allHeads);
    return parts.join(separator);
}

QString headSummary(const Findings& findings, SinkConvention convention, const Selection& selection, SinkShare share) {
    const SinkFinding& sinks = sinksOf(findings, convention);
    QStringList parts{headName(*findings.run, selection.layer, selection.head)};
    parts << Words::tr("sink %1 on token %2")
                 .arg(shortText(sinks.strength.at(selection.layer, selection.head)),
                      quotedToken(*findings.run, sinks.sinkToken(selection.layer, selection.head)));
    const Run& run = *findings.run;
    if (const auto share = learnedSinkShare(run, selection.layer, selection.head, {0, run.tokenCount()}))
        parts << Words::tr("learned sink takes %1 of each row on average").arg(shortText(*share));
    if (!findings.distance.empty())
        parts << Words::tr("mean distance %1 tokens")
                     .arg(shortText(findings.distance.at(selection.layer, selection.head)));
    if (share == SinkShare::leftOut)
        parts << Words::tr("sink left out, rows renormalised for display");
    return parts.join(separator);
}

QString headDifferenceSummary(const Shown& shown, SinkConvention convention, const Selection& selection,
                              SinkShare share) {
    const auto strengthOf = [&](const Findings& findings) -> double {
        return sinksOf(findings, convention).strength.at(selection.layer, selection.head);
    };
    const double base = strengthOf(*shown.base), changed = strengthOf(*shown.changed), change = changed - base;
    QStringList parts{headName(*shown.base->run, selection.layer, selection.head)};
    parts << Words::tr("sink %1 → %2, changed − base %3")
                 .arg(shortText(base), shortText(changed),
                      (change > 0.0 ? QStringLiteral("+") : QString()) + shortText(change));
    if (share == SinkShare::leftOut)
        parts << Words::tr("sink left out, rows renormalised for display");
    return parts.join(separator);
}

QString sinkDescription(const Findings& findings, SinkConvention convention, const HeatmapHit& hit) {
    const SinkFinding& sinks = sinksOf(findings, convention);
    const std::int64_t layer = hit.cell.row, head = hit.cell.column;
    const double strength = sinks.strength.at(layer, head);
    QStringList parts{headName(*findings.run, layer, head)};
    parts << Words::tr("sink strength %1 on token %2")
                 .arg(exactText(strength), quotedToken(*findings.run, sinks.sinkToken(layer, head)));
    if (std::isfinite(strength))
        parts << (strength > sinks.epsilon ? Words::tr("above ε = %1") : Words::tr("not above ε = %1"))
                     .arg(shortText(sinks.epsilon));
    return parts.join(separator);
}

QString attentionDescription(const Run& run, const Selection& selection, const HeatmapHit& hit, Reduction reduction) {
    QStringList parts = queriesAndKeys(run, hit);
    if (hit.columns.first >= hit.rows.last)
        parts << Words::tr("a later key, which no query sees");
    else if (std::isnan(hit.value))
        parts << Words::tr("masked or left out");
    else if (hit.isExact())
        parts << exactText(hit.value);
    else
        parts << (reduction == Reduction::maximum ? Words::tr("at most %1") : Words::tr("%1 on average"))
                     .arg(exactText(hit.value));
    if (const auto share = learnedSinkShare(run, selection.layer, selection.head, hit.rows))
        parts << (hit.rows.size() == 1 ? Words::tr("learned sink takes %1 of this row")
                                       : Words::tr("learned sink takes %1 of these rows on average"))
                     .arg(exactText(*share));
    return parts.join(separator);
}

QString learnedSinkDescription(const Shown& shown, const Matrix& shares, std::int64_t query) {
    const QString value = shown.isDifference()
                              ? Words::tr("learned sink, %1").arg(changeText(shares.at(query, 0)))
                              : Words::tr("learned sink takes %1 of this row").arg(exactText(shares.at(query, 0)));
    return QStringList{Words::tr("query %1").arg(quotedToken(*shown.base->run, query)), value}.join(separator);
}

QString sinkDifferenceDescription(const Shown& shown, SinkConvention convention, const HeatmapHit& hit) {
    const std::int64_t layer = hit.cell.row, head = hit.cell.column;
    QStringList parts{headName(*shown.base->run, layer, head)};
    const auto strengthText = [&](const Findings& findings, const QString& sentence) {
        const SinkFinding& sinks = sinksOf(findings, convention);
        return sentence.arg(exactText(sinks.strength.at(layer, head)),
                            quotedToken(*findings.run, sinks.sinkToken(layer, head)));
    };
    parts << Words::tr("sink strength") << strengthText(*shown.base, Words::tr("base %1 on token %2"))
          << strengthText(*shown.changed, Words::tr("changed %1 on token %2"))
          << changeText(static_cast<double>(sinksOf(*shown.changed, convention).strength.at(layer, head)) -
                        sinksOf(*shown.base, convention).strength.at(layer, head));
    return parts.join(separator);
}

QString attentionDifferenceDescription(const Run& run, const HeatmapHit& hit,
                                       const std::optional<AttentionPair>& values, Reduction reduction) {
    QStringList parts = queriesAndKeys(run, hit);
    if (hit.columns.first >= hit.rows.last) {
        parts << Words::tr("a later key, which no query sees");
    } else if (values) {
        const auto textOf = [](float value) {
            return std::isnan(value) ? Words::tr("masked or left out") : exactText(value);
        };
        parts << Words::tr("base %1").arg(textOf(values->base)) << Words::tr("changed %1").arg(textOf(values->changed));
        if (const double change = static_cast<double>(values->changed) - values->base; std::isfinite(change))
            parts << changeText(change);
    } else if (std::isnan(hit.value)) {
        parts << Words::tr("masked or left out in one of both");
    } else {
        parts << changeText(hit.value)
              << (reduction == Reduction::maximum ? Words::tr("of the largest in each stretch")
                                                  : Words::tr("on average"));
    }
    return parts.join(separator);
}

} // namespace sinkscope
