#include "curves/LifeCycleText.h"

#include "style/NumberText.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cmath>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LifeCycleView)
};

QString placed(const Findings& findings, const PlacedValue& value) {
    const bool known = findings.run && value.token >= 0 && value.token < findings.run->tokenCount();
    const QString token = known ? QStringLiteral("%1 ‘%2’")
                                      .arg(value.token)
                                      .arg(tokenLabel(findings.run->tokens[static_cast<std::size_t>(value.token)]))
                                : QString::number(value.token);
    return Words::tr("%1 at token %2, channel %3").arg(exactText(value.value), token).arg(value.channel);
}

template <typename Values>
bool holds(const Values& values, std::int64_t index) {
    return index >= 0 && index < static_cast<std::int64_t>(values.size());
}

void describeMarks(QStringList& lines, const LifeCycle& life, std::int64_t layer) {
    if (life.emergence && life.emergence->layer == layer)
        lines << Words::tr("massive emergence: the largest magnitude grows %1-fold here")
                     .arg(shortText(life.emergence->jump));
    for (const StepBlock& block : life.stepUp)
        if (block.layer == layer)
            lines << Words::tr("step-up: %1 adds %2 to channel %3")
                         .arg(shortPartName(block.part), roundedSigned(block.value))
                         .arg(block.channel);
    for (const StepBlock& block : life.stepDown)
        if (block.layer == layer)
            lines << Words::tr("step-down: %1 adds %2 to channel %3")
                         .arg(shortPartName(block.part), roundedSigned(block.value))
                         .arg(block.channel);
}

} // namespace

QString roundedSigned(double value) {
    return (value > 0.0 ? QStringLiteral("+") : QString()) + shortText(value);
}

QString shortPartName(BlockPart part) {
    return part == BlockPart::attention ? Words::tr("attention") : Words::tr("FFN");
}

QString stepLabel(const StepBlock& block) {
    //: %1: number of the layer; %2: attention or FFN; %3: what the block adds
    return Words::tr("layer %1 %2 %3").arg(block.layer).arg(shortPartName(block.part), roundedSigned(block.value));
}

QString emergenceLabel(const EmergenceLayer& emergence) {
    //: ME: massive emergence; %1: number of the layer; %2: attention or FFN
    return Words::tr("ME layer %1 %2").arg(emergence.layer).arg(shortPartName(emergence.part));
}

QString layerDescription(const Findings& findings, std::int64_t layer) {
    const LifeCycle& life = findings.lifeCycle;
    QStringList lines;
    if (holds(life.residual, layer + 1)) {
        lines << (layer < 0 ? Words::tr("Embedding: largest magnitudes of the residual stream")
                            : Words::tr("After layer %1: largest magnitudes of the residual stream").arg(layer));
        for (const PlacedValue& value : life.residual[static_cast<std::size_t>(layer + 1)])
            lines << QStringLiteral("   ") + placed(findings, value);
        if (holds(life.median, layer + 1)) {
            const double median = life.median[static_cast<std::size_t>(layer + 1)],
                         relative = findings.options.massive.relative;
            lines << QStringLiteral("   ") +
                         Words::tr("median %1, times %2 is %3")
                             .arg(exactText(median), QLocale().toString(relative), exactText(relative * median));
        }
    }
    if (holds(life.attention, layer) && holds(life.feedForward, layer)) {
        lines << Words::tr("Layer %1 adds at most").arg(layer);
        lines << QStringLiteral("   ") +
                     Words::tr("attention: %1").arg(placed(findings, life.attention[static_cast<std::size_t>(layer)]));
        lines << QStringLiteral("   ") + Words::tr("feed-forward: %1")
                                             .arg(placed(findings, life.feedForward[static_cast<std::size_t>(layer)]));
    }
    describeMarks(lines, life, layer);
    return lines.join(QLatin1Char('\n'));
}

QString layerComparison(const Findings& base, const Findings& changed, std::int64_t layer) {
    const LifeCycle &before = base.lifeCycle, &after = changed.lifeCycle;
    QStringList lines;
    const auto compare = [&](const QString& what, const PlacedValue& from, const PlacedValue& to) {
        const double change = std::abs(static_cast<double>(to.value)) - std::abs(static_cast<double>(from.value));
        lines << what << QStringLiteral("   ") + Words::tr("base: %1").arg(placed(base, from))
              << QStringLiteral("   ") + Words::tr("changed: %1").arg(placed(changed, to))
              << QStringLiteral("   ") + Words::tr("changed − base in magnitude: %1")
                                             .arg((change > 0.0 ? QStringLiteral("+") : QString()) + exactText(change));
    };
    const auto at = [](const auto& values, std::int64_t index) { return values[static_cast<std::size_t>(index)]; };
    if (holds(before.residual, layer + 1) && holds(after.residual, layer + 1))
        compare(layer < 0 ? Words::tr("Embedding: largest magnitude of the residual stream")
                          : Words::tr("After layer %1: largest magnitude of the residual stream").arg(layer),
                at(before.residual, layer + 1).front(), at(after.residual, layer + 1).front());
    if (holds(before.attention, layer) && holds(after.attention, layer))
        compare(Words::tr("Layer %1, attention adds at most").arg(layer), at(before.attention, layer),
                at(after.attention, layer));
    if (holds(before.feedForward, layer) && holds(after.feedForward, layer))
        compare(Words::tr("Layer %1, feed-forward adds at most").arg(layer), at(before.feedForward, layer),
                at(after.feedForward, layer));
    return lines.join(QLatin1Char('\n'));
}

QString lifeCycleSummary(const LifeCycle& life) {
    QStringList parts;
    if (life.emergence)
        parts << emergenceLabel(*life.emergence);
    for (const StepBlock& block : life.stepUp)
        parts << Words::tr("step-up: %1").arg(stepLabel(block));
    for (const StepBlock& block : life.stepDown)
        parts << Words::tr("step-down: %1").arg(stepLabel(block));
    if (life.firstMassive && life.lastMassive)
        parts << Words::tr("massive from layer %1 to layer %2").arg(*life.firstMassive).arg(*life.lastMassive);
    return parts.isEmpty() ? Words::tr("No massive activation found.") : parts.join(QStringLiteral("; "));
}

} // namespace sinkscope
