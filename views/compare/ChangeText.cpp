#include "compare/ChangeText.h"

#include "interventions/InterventionText.h"
#include "style/ChangeNumber.h"
#include "style/NumberText.h"
#include "tokens/ModelToken.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChangeText)
};

QString percentText(double share) {
    return QLocale().toString(100.0 * share, 'f', 1) + QStringLiteral(" %");
}

QString lossText(double loss) {
    return std::isnan(loss) ? QStringLiteral("–") : QLocale().toString(loss, 'f', 3);
}

ChangeRow massiveRow(const Intervened& intervened) {
    const Comparison& comparison = intervened.comparison;
    QStringList moved;
    if (!comparison.massiveGone.empty())
        moved += Words::tr("%1 gone").arg(comparison.massiveGone.size());
    if (!comparison.massiveNew.empty())
        moved += Words::tr("%1 new").arg(comparison.massiveNew.size());
    return {Words::tr("Massive"), QString::number(intervened.base->massive.size()),
            QString::number(intervened.findings->massive.size()),
            moved.isEmpty() ? Words::tr("the same") : moved.join(QStringLiteral(", ")),
            Words::tr("Entries of the residual stream above both thresholds, after all layers")};
}

QString boundaryText(const std::optional<std::int64_t>& boundary) {
    if (!boundary)
        return Words::tr("nothing differs");
    return *boundary == 0 ? Words::tr("the embedding") : Words::tr("after layer %1").arg(*boundary - 1);
}

} // namespace

std::vector<ChangeRow> changeRows(const Intervened& intervened) {
    const Findings &base = *intervened.base, &changed = *intervened.findings;
    const Comparison& comparison = intervened.comparison;
    const bool hasLoss = !std::isnan(base.loss.meanNll);
    return {
        {Words::tr("Loss"), lossText(base.loss.meanNll), lossText(changed.loss.meanNll),
         hasLoss ? changeText(comparison.lossChange) : Words::tr("one token only"),
         Words::tr("Mean negative log-likelihood of the prompt's tokens, in nats per token")},
        {Words::tr("KL"),
         {},
         shortText(comparison.meanKl),
         {},
         Words::tr("Mean over tokens of the divergence of next-token distributions, KL(before ‖ after), in nats")},
        {Words::tr("Sink heads"), percentText(base.sinks.ratio), percentText(changed.sinks.ratio),
         pointsText(comparison.sinkRatioChange), Words::tr("Share of heads whose sink strength exceeds ε")},
        massiveRow(intervened),
        {Words::tr("Differs"),
         {},
         boundaryText(comparison.firstBoundary),
         {},
         Words::tr("The first place in the residual stream where any number differs")},
    };
}

QString caveatsText(const Interventions& interventions) {
    QStringList caveats;
    for (const Intervention& intervention : interventions)
        if (const QString text = caveat(intervention); !text.isEmpty() && !caveats.contains(text))
            caveats += text;
    return caveats.join(QLatin1Char(' '));
}

std::vector<NextTokenText> nextTokenTexts(const Run& run, std::size_t count) {
    std::vector<NextTokenText> texts;
    for (const NextToken& next : run.next) {
        if (texts.size() == count)
            break;
        const auto token = modelToken(*run.model, next.id);
        texts.push_back({token ? tokenLabel(*token) : Words::tr("id %1").arg(next.id),
                         percentText(static_cast<double>(next.probability))});
    }
    return texts;
}

} // namespace sinkscope
