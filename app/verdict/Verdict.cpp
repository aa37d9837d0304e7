#include "verdict/Verdict.h"

#include "compare/ChangeText.h"
#include "verdict/VerdictWords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>

namespace sinkscope {

namespace {

/// The sentences' translations live in one context; a struct because tr() needs one.
struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(Verdict)

public:
    static QString birth(const Findings& findings);
    static QString end(const LifeCycle& life, std::int64_t from);
    static QString otherPlaces(const Findings& findings);
    static QString sinksOnSpike(const Findings& findings, std::int64_t token);
    static QString sinks(const Findings& findings);
    static QString nothingFound(const Findings& findings);
    static QString rule(const MassiveThresholds& thresholds);
    static QString site(std::int64_t layer, Site site);
};

/// What the emergence block really adds to the spike channel, else its largest output.
PlacedValue written(const LifeCycle& life) {
    const EmergenceLayer& emergence = *life.emergence;
    for (const StepBlock& step : life.stepUp)
        if (step.layer == emergence.layer && step.part == emergence.part)
            return {step.value, life.spike ? life.spike->token : 0, step.channel};
    const auto& outputs = emergence.part == BlockPart::attention ? life.attention : life.feedForward;
    return outputs.at(static_cast<std::size_t>(emergence.layer));
}

struct SinkShare {
    double onToken = 0.0, elsewhere = 0.0;
    SelectionLink strongest;
};

SinkShare sinkShare(const SinkFinding& sinks, std::int64_t token) {
    SinkShare share;
    float strongest = -1.0F;
    std::int64_t onToken = 0, elsewhere = 0;
    for (std::int64_t layer = 0; layer < sinks.strength.rows; ++layer)
        for (std::int64_t head = 0; head < sinks.strength.columns; ++head) {
            const float strength = sinks.strength.at(layer, head);
            if (!(strength > sinks.epsilon))
                continue;
            if (sinks.sinkToken(layer, head) != token) {
                ++elsewhere;
                continue;
            }
            ++onToken;
            if (strength > strongest) {
                strongest = strength;
                share.strongest = {.layer = layer, .head = head, .key = token};
            }
        }
    const auto heads = static_cast<double>(std::max<std::size_t>(sinks.strength.values.size(), 1));
    share.onToken = static_cast<double>(onToken) / heads;
    share.elsewhere = static_cast<double>(elsewhere) / heads;
    return share;
}

SelectionLink strongestSink(const SinkFinding& sinks) {
    const auto& strength = sinks.strength.values;
    const auto head = std::max_element(strength.begin(), strength.end()) - strength.begin();
    return {.layer = head / sinks.strength.columns,
            .head = head % sinks.strength.columns,
            .key = sinks.token[static_cast<std::size_t>(head)]};
}

/// The token on which most heads sink; empty when none does.
std::optional<std::int64_t> commonestSinkToken(const SinkFinding& sinks) {
    std::map<std::int64_t, int> count;
    for (std::int64_t layer = 0; layer < sinks.strength.rows; ++layer)
        for (std::int64_t head = 0; head < sinks.strength.columns; ++head)
            if (sinks.strength.at(layer, head) > sinks.epsilon)
                ++count[sinks.sinkToken(layer, head)];
    const auto most = std::max_element(count.begin(), count.end(),
                                       [](const auto& left, const auto& right) { return left.second < right.second; });
    return most == count.end() ? std::nullopt : std::optional(most->first);
}

QString Sentences::birth(const Findings& findings) {
    const LifeCycle& life = findings.lifeCycle;
    const Run& run = *findings.run;
    if (life.emergence) {
        const PlacedValue value = written(life);
        const SelectionLink place{.layer = life.emergence->layer, .key = value.token, .channel = value.channel};
        return tr("%1's %2 writes %3 into %4 of %5.")
            .arg(linkedLayer(life.emergence->layer, tr("Layer %1")), partName(life.emergence->part),
                 linked(roundedNumber(value.value), place), linkedChannel(value.channel),
                 linkedToken(run, value.token));
    }
    const PlacedValue& spike = *life.spike;
    return tr("Values up to %1 stand in %2 of %3 from %4 on, but no single layer makes them emerge.")
        .arg(linked(roundedNumber(spike.value), {.key = spike.token, .channel = spike.channel}),
             linkedChannel(spike.channel), linkedToken(run, spike.token),
             linkedLayer(life.firstMassive.value_or(0), tr("layer %1")));
}

QString Sentences::end(const LifeCycle& life, std::int64_t from) {
    if (!life.lastMassive)
        return {};
    const auto layers = static_cast<std::int64_t>(life.residual.size()) - 1;
    if (*life.lastMassive >= layers - 1)
        return tr("It stays to the end.");
    const auto down = std::find_if(life.stepDown.begin(), life.stepDown.end(),
                                   [from](const StepBlock& step) { return step.layer > from; });
    const std::int64_t until = down == life.stepDown.end() ? *life.lastMassive + 1 : down->layer;
    return tr("It stays until %1.").arg(linkedLayer(until, tr("layer %1")));
}

QString Sentences::otherPlaces(const Findings& findings) {
    const LifeCycle& life = findings.lifeCycle;
    constexpr int named = 3;
    QStringList sentences;
    const std::int64_t told = life.emergence ? written(life).channel : life.spike->channel;
    if (told != life.spike->channel) {
        const SelectionLink place{.key = life.spike->token, .channel = life.spike->channel};
        sentences += tr("The largest, %1, grows in %2.")
                         .arg(linked(roundedNumber(life.spike->value), place), linkedChannel(life.spike->channel));
    }
    QStringList channels;
    for (const std::int64_t channel : life.spikeChannels)
        if (channel != told && channel != life.spike->channel)
            channels += linked(QString::number(channel), {.channel = channel});
    const auto tokens = static_cast<int>(life.spikeTokens.size());
    if (!channels.isEmpty()) {
        const auto more = static_cast<int>(channels.size()) - named;
        const QString list = QStringList(channels.mid(0, named)).join(QStringLiteral(", "));
        sentences += more > 0               ? tr("Spikes also in channels %1 and %2 more.").arg(list).arg(more)
                     : channels.size() == 1 ? tr("A spike also in channel %1.").arg(list)
                                            : tr("Spikes also in channels %1.").arg(list);
    }
    if (tokens > 1)
        sentences += tr("%1 tokens carry spikes.").arg(tokens);
    return sentences.join(QLatin1Char(' '));
}

QString Sentences::sinksOnSpike(const Findings& findings, std::int64_t token) {
    const SinkShare share = sinkShare(findings.sinks, token);
    if (share.onToken == 0.0)
        return share.elsewhere == 0.0 ? sinks(findings)
                                      : tr("No head sinks on it.") + QLatin1Char(' ') + sinks(findings);
    const QString onToken = linked(percent(share.onToken), share.strongest);
    if (share.elsewhere >= 0.02)
        return tr("%1 of heads sink, %2 on it.")
            .arg(linked(percent(findings.sinks.ratio), strongestSink(findings.sinks)), onToken);
    return tr("%1 of heads then sink on it.").arg(onToken);
}

QString Sentences::sinks(const Findings& findings) {
    const std::optional<std::int64_t> token = commonestSinkToken(findings.sinks);
    if (!token)
        return tr("No head sinks (ε = %1).").arg(QLocale().toString(findings.sinks.epsilon, 'g', 3));
    const SinkShare share = sinkShare(findings.sinks, *token);
    const QString ratio = linked(percent(findings.sinks.ratio), share.strongest);
    return share.elsewhere == 0.0 ? tr("%1 of heads sink, all on %2.").arg(ratio, linkedToken(*findings.run, *token))
                                  : tr("%1 of heads sink, most on %2.").arg(ratio, linkedToken(*findings.run, *token));
}

QString Sentences::nothingFound(const Findings& findings) {
    const LifeCycle& life = findings.lifeCycle;
    std::int64_t row = -1;
    for (std::size_t index = 1; index < life.residual.size(); ++index)
        if (row < 0 ||
            std::abs(life.residual[index][0].value) > std::abs(life.residual[static_cast<std::size_t>(row)][0].value))
            row = static_cast<std::int64_t>(index);
    if (row < 0)
        return tr("No massive activation found.");
    const PlacedValue& largest = life.residual[static_cast<std::size_t>(row)][0];
    const double ratio = std::abs(largest.value) / life.median[static_cast<std::size_t>(row)];
    const SelectionLink place{.layer = row - 1, .key = largest.token, .channel = largest.channel};
    return tr("No massive activation found: the largest value is %1 after %2, %3 × that layer's median; %4.")
        .arg(linked(roundedNumber(largest.value), place), linkedLayer(row - 1, tr("layer %1")), roundedNumber(ratio),
             rule(findings.options.massive));
}

QString Sentences::rule(const MassiveThresholds& thresholds) {
    if (thresholds.absolute == 0.0)
        return tr("the relative rule asks for more than %1 ×").arg(roundedNumber(thresholds.relative));
    return tr("the rule asks for more than %1 and %2 ×")
        .arg(roundedNumber(thresholds.absolute), roundedNumber(thresholds.relative));
}

QString Sentences::site(std::int64_t layer, Site site) {
    switch (site) {
    case Site::embedding:
        return tr("the embedding");
    case Site::attentionOutput:
        return tr("the output of layer %1's attention").arg(layer);
    case Site::afterAttention:
        return tr("the residual stream after layer %1's attention").arg(layer);
    case Site::feedForwardOutput:
        return tr("the output of layer %1's feed-forward").arg(layer);
    case Site::afterFeedForward:
        return tr("the residual stream after layer %1").arg(layer);
    }
    return {};
}

} // namespace

QString verdict(const Findings& findings) {
    const LifeCycle& life = findings.lifeCycle;
    if (!life.spike) {
        if (findings.run->badNumber)
            return {};
        return Sentences::nothingFound(findings) + QLatin1Char(' ') + Sentences::sinks(findings);
    }
    const std::int64_t from = life.emergence ? life.emergence->layer : life.firstMassive.value_or(0);
    QStringList sentences{Sentences::birth(findings), Sentences::end(life, from),
                          Sentences::sinksOnSpike(findings, life.spike->token), Sentences::otherPlaces(findings)};
    if (findings.options.massive.absolute == 0.0)
        sentences += Sentences::tr("By the relative rule alone: more than %1 × the layer's median.")
                         .arg(roundedNumber(findings.options.massive.relative));
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString differenceVerdict(const Intervened& intervened) {
    QStringList changes;
    for (const ChangeRow& row : changeRows(intervened))
        changes += Sentences::tr("%1 %2").arg(row.name, row.difference.isEmpty() ? row.changed : row.difference);
    return Sentences::tr("Δ, changed − base: %1.").arg(changes.join(QStringLiteral("; ")));
}

QString badNumberSentence(const Run& run) {
    if (!run.badNumber)
        return {};
    const BadNumber& bad = *run.badNumber;
    const QString advice =
        run.model && run.model->type() == ComputeType::fp16
            ? Sentences::tr("fp16 holds no more than 65,504: open the model in bf16 or fp32.")
            : Sentences::tr("The weight file may be damaged: compare its checksum with the one published.");
    return Sentences::tr("NaN or infinity first appears in %1, at %2; what follows from it is shown as missing. %3")
        .arg(Sentences::site(bad.layer, bad.site), tokenName(run, bad.token), advice);
}

} // namespace sinkscope
