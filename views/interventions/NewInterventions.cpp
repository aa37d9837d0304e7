#include "interventions/NewInterventions.h"

#include "interventions/HeadChoices.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NewInterventions)
};

constexpr std::int64_t fewChannels = 6; // as many as the paper's Qwen3 models need

/// The layer that writes the giant, or the selected one in a run without giants.
std::int64_t writingLayer(const CardContext& context) {
    const auto& emergence = context.base->lifeCycle.emergence;
    return emergence ? emergence->layer : context.selection.layer;
}

WeMask weMask(const CardContext& context) {
    WeMask mask;
    mask.count = std::min(fewChannels, context.config().width);
    if (!context.base->lifeCycle.emergence)
        mask.layers = {};
    if (!context.base->lifeCycle.spike)
        mask.tokens = {TokenSet::Kind::listed, {0}};
    return mask;
}

SpikeEdit spikeEdit(const CardContext& context) {
    SpikeEdit edit;
    edit.layer = writingLayer(context);
    const auto& massive = context.base->massive;
    const bool any = std::any_of(massive.begin(), massive.end(),
                                 [&edit](const MassiveEntry& entry) { return entry.layer == edit.layer; });
    if (!any)
        edit.entries = {{context.selection.key, context.selection.channel}};
    return edit;
}

NormSwap normSwap(const CardContext& context) {
    NormSwap swap;
    const bool isRms = context.config().layers.front().attentionInput.kind == NormKind::rms;
    swap.to = isRms ? NormSwap::Target::rmsNormWithoutGain : NormSwap::Target::rmsNorm;
    if (context.config().layers.front().attentionInput.kind == NormKind::none)
        swap.site = NormSite::attentionOutput;
    return swap;
}

ScaleWeight scaleWeight(const CardContext& context) {
    ScaleWeight scaled;
    scaled.layer = writingLayer(context);
    scaled.channel = context.base->lifeCycle.spike ? context.base->lifeCycle.spike->channel : context.selection.channel;
    return scaled;
}

} // namespace

std::vector<std::vector<NewIntervention>> newInterventions(const CardContext& context) {
    const Selection& selected = context.selection;
    const std::int64_t tokens = context.base->run->tokenCount();
    const std::int64_t later = std::min(std::max<std::int64_t>(selected.query, 1), tokens - 1);
    const auto heads = [](std::vector<HeadPlace> places) {
        HeadAblation ablation;
        ablation.heads = std::move(places);
        return ablation;
    };
    std::vector<NewIntervention> headLines{{Words::tr("Ablate head %1.%2").arg(selected.layer).arg(selected.head),
                                            heads({{selected.layer, selected.head}})},
                                           {Words::tr("Ablate all heads of layer %1").arg(selected.layer),
                                            heads(headsOfLayer(selected.layer, context.config().heads))}};
    if (auto sinking = sinkHeads(context.base->sinks); !sinking.empty())
        headLines.push_back({Words::tr("Ablate all sink heads"), heads(std::move(sinking))});
    if (auto others = otherHeads(context.base->sinks); !others.empty())
        headLines.push_back({Words::tr("Ablate all but the sink heads"), heads(std::move(others))});
    return {
        {{Words::tr("WeMask: mask channels where attention reads"), weMask(context)},
         {Words::tr("Spike edit: change giant entries"), spikeEdit(context)},
         {Words::tr("Norm swap: compute with another norm"), normSwap(context)}},
        std::move(headLines),
        {{Words::tr("Virtual sink: one more column in the softmax"), VirtualSink{}},
         {Words::tr("Self-only: token %1 sees only itself").arg(later),
          TokenIsolation{TokenIsolation::Kind::selfOnly, {later}, {}}},
         {Words::tr("Hide token %1 from all others").arg(selected.key),
          TokenIsolation{TokenIsolation::Kind::hide, {selected.key}, {}}},
         {Words::tr("Keep only the first and last keys"), KeepSinks{4, std::max<std::int64_t>(1, tokens / 4), {}}}},
        {{Words::tr("Scale one weight of a down projection"), scaleWeight(context)},
         {Words::tr("Cap the feed-forward of layer %1").arg(writingLayer(context)),
          CapFeedForward{writingLayer(context)}}},
    };
}

} // namespace sinkscope
