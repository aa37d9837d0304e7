#include "interventions/CardLock.h"

#include "interventions/LayerSets.h"
#include "interventions/Resolve.h"
#include "style/CoreText.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CardLock)
};

/// Whether it follows something that the run does not have.
struct Following {
    const Findings& base;

    QString layers(const LayerSet& set) const {
        const auto& emergence = base.lifeCycle.emergence;
        const bool none = !emergence || emergence->layer + 1 >= base.run->layerCount();
        return set.kind == LayerSet::Kind::afterEmergence && none
                   ? Words::tr("acts after the ME layer, and this run has none with layers after it.")
                   : QString();
    }
    QString operator()(const WeMask& mask) const {
        if (mask.tokens.kind != TokenSet::Kind::listed && !base.lifeCycle.spike)
            return Words::tr("acts on tokens with massive entries, and this run has none.");
        return layers(mask.layers);
    }
    QString operator()(const SpikeEdit& edit) const {
        const auto stands = [&edit](const MassiveEntry& entry) { return entry.layer == edit.layer; };
        if (!edit.entries && std::none_of(base.massive.begin(), base.massive.end(), stands))
            return Words::tr("edits the massive entries after layer %1, and there are none.").arg(edit.layer);
        return {};
    }
    QString operator()(const NormSwap& swap) const {
        return swap.site == NormSite::final ? QString() : layers(swap.layers);
    }
    QString operator()(const TokenIsolation& isolation) const { return layers(isolation.layers); }
    QString operator()(const KeepSinks& keep) const { return layers(keep.layers); }
    QString operator()(const auto&) const { return {}; }
};

/// With its layers listed, since only listed ones are asked for their norms.
Intervention withLayersListed(Intervention intervention, const Findings& base) {
    auto* swap = std::get_if<NormSwap>(&intervention);
    if (swap && swap->site != NormSite::final)
        if (const auto layers = layersOf(swap->layers, base))
            swap->layers = {LayerSet::Kind::listed, *layers};
    return intervention;
}

} // namespace

QString lockReason(const Intervention& intervention, const Findings& base) {
    if (const QString missing = std::visit(Following{base}, intervention); !missing.isEmpty())
        return missing;
    const auto good =
        checkIntervention(withLayersListed(intervention, base), base.run->model->config(), base.run->tokenCount());
    return good ? QString() : coreText(good.error().text);
}

Interventions acting(const InterventionCards& cards, const Findings& base) {
    Interventions on;
    for (const InterventionCard& card : cards)
        if (card.state == CardSwitch::on && lockReason(card.intervention, base).isEmpty())
            on.push_back(card.intervention);
    return on;
}

} // namespace sinkscope
