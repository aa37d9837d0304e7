#include "heatmap/ResidualText.h"

#include "style/Difference.h"
#include "style/NumberText.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ResidualView)
};

QString partName(BlockPart part) {
    return part == BlockPart::attention ? Words::tr("attention") : Words::tr("feed-forward");
}

QString stepText(const StepBlock& step, const QString& sentence) {
    return sentence.arg(step.layer).arg(partName(step.part), exactText(step.value)).arg(step.channel);
}

void addSteps(std::vector<RowBadge>& badges, const std::vector<StepBlock>& steps, const ResidualChoice& choice,
              RowBadge::Kind kind, const QString& sentence) {
    for (const StepBlock& step : steps) {
        const std::int64_t row = choice.rowOfLayer(step.layer);
        // Attention and feed-forward of one layer share a badge.
        if (!badges.empty() && badges.back().kind == kind && badges.back().row == row)
            badges.back().explanation += QLatin1Char('\n') + stepText(step, sentence);
        else
            badges.push_back({row, kind, stepText(step, sentence)});
    }
}

QString layerText(std::int64_t layer) {
    return layer < 0 ? Words::tr("embedding") : Words::tr("layer %1").arg(layer);
}

QString tokenText(const Run& run, std::int64_t token) {
    return Words::tr("token %1 ‘%2’").arg(token).arg(tokenLabel(run.tokens[static_cast<std::size_t>(token)]));
}

/// A value of one run, with the channel that it stands in where that differs from cell to cell.
QString valueText(const Run& run, const ResidualChoice& choice, std::int64_t layer, std::int64_t token, double value) {
    if (choice.shown != ResidualChoice::Shown::largest)
        return exactText(value);
    return Words::tr("%1 (channel %2)")
        .arg(exactText(value))
        .arg(run.site(layer, choice.site).top[static_cast<std::size_t>(token)].front().channel);
}

QString signedText(double value) {
    return (value > 0.0 ? QStringLiteral("+") : QString()) + exactText(value);
}

} // namespace

HeatmapAxis residualLayers(const Run& run, const ResidualChoice& choice) {
    HeatmapAxis axis;
    axis.title = Words::tr("Layer");
    if (choice.startsWithEmbedding()) {
        axis.firstNumber = -1;
        axis.names.push_back(Words::tr("emb", "short for embedding, on an axis"));
    }
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer)
        axis.names.push_back(QString::number(layer));
    axis.cells = static_cast<std::int64_t>(axis.names.size());
    return axis;
}

HeatmapMarks residualMarks(const Findings& findings, const ResidualChoice& choice) {
    const LifeCycle& life = findings.lifeCycle;
    HeatmapMarks marks;
    if (life.emergence)
        marks.badges.push_back(
            {choice.rowOfLayer(life.emergence->layer), RowBadge::Kind::emergence,
             Words::tr("Layer %1 is the massive-emergence layer: its %2 makes the largest magnitude %3 times as large.")
                 .arg(life.emergence->layer)
                 .arg(partName(life.emergence->part), shortText(life.emergence->jump))});
    addSteps(marks.badges, life.stepUp, choice, RowBadge::Kind::stepUp,
             Words::tr("Step up in layer %1: the %2 writes %3 into channel %4 of the spike token."));
    addSteps(marks.badges, life.stepDown, choice, RowBadge::Kind::stepDown,
             Words::tr("Step down in layer %1: the %2 writes %3 into channel %4 of the spike token."));
    for (const std::int64_t token : life.spikeTokens)
        marks.spikes.push_back(
            {token, Words::tr("%1 carries a massive activation.").arg(tokenText(*findings.run, token))});
    return marks;
}

QString residualBarTitle(const ResidualChoice& choice) {
    switch (choice.shown) {
    case ResidualChoice::Shown::norm:
        return Words::tr("length (L2 norm)");
    case ResidualChoice::Shown::median:
        return Words::tr("median magnitude");
    case ResidualChoice::Shown::channel:
        return Words::tr("channel %1").arg(choice.channel);
    case ResidualChoice::Shown::largest:
        break;
    }
    return Words::tr("largest magnitude");
}

QString residualDifferenceTitle(const ResidualChoice& choice, ValueScale::Kind kind) {
    const QString title = kind == ValueScale::Kind::logarithmic ? Words::tr("changed − base in log₁₀ · %1")
                                                                : Words::tr("changed − base · %1");
    return title.arg(residualBarTitle(choice));
}

QString residualDescription(const Findings& findings, const ResidualChoice& choice, const HeatmapHit& hit) {
    const std::int64_t layer = choice.layerOfRow(hit.cell.row);
    QStringList parts{layerText(layer), tokenText(*findings.run, hit.cell.column)};
    const SiteStatistics& statistics = findings.run->site(layer, choice.site);
    const auto token = static_cast<std::size_t>(hit.cell.column);
    switch (choice.shown) {
    case ResidualChoice::Shown::largest:
        parts << Words::tr("channel %1").arg(statistics.top[token].front().channel)
              << exactText(statistics.top[token].front().value);
        break;
    case ResidualChoice::Shown::norm:
        parts << Words::tr("norm %1").arg(exactText(statistics.norm[token]));
        break;
    case ResidualChoice::Shown::median:
        parts << Words::tr("median %1").arg(exactText(statistics.median[token]));
        break;
    case ResidualChoice::Shown::channel:
        parts << Words::tr("channel %1").arg(choice.channel) << exactText(hit.value);
        break;
    }
    return parts.join(QStringLiteral(" · "));
}

QString residualDifferenceDescription(const Shown& shown, const ResidualChoice& choice, const Sides<Matrix>& values,
                                      const HeatmapHit& hit) {
    const std::int64_t layer = choice.layerOfRow(hit.cell.row), token = hit.cell.column;
    const double base = values.base->at(hit.cell.row, token), changed = values.changed->at(hit.cell.row, token);
    const bool isSigned = choice.shown == ResidualChoice::Shown::channel;
    QStringList parts{layerText(layer), tokenText(*shown.base->run, token)};
    if (isSigned)
        parts << Words::tr("channel %1").arg(choice.channel);
    parts << Words::tr("base %1").arg(valueText(*shown.base->run, choice, layer, token, base))
          << Words::tr("changed %1").arg(valueText(*shown.changed->run, choice, layer, token, changed))
          << (isSigned ? Words::tr("changed − base %1") : Words::tr("changed − base in magnitude %1"))
                 .arg(signedText(isSigned ? changed - base : std::abs(changed) - std::abs(base)));
    if (const double ratio = logRatio(base, changed); std::isfinite(ratio))
        parts << Words::tr("log₁₀ ratio %1").arg(signedText(ratio));
    return parts.join(QStringLiteral(" · "));
}

} // namespace sinkscope
