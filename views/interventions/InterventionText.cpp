#include "interventions/InterventionText.h"

#include "interventions/PlaceText.h"
#include "style/NumberText.h"

#include <QCoreApplication>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InterventionText)
};

QString layersText(const LayerSet& layers) {
    switch (layers.kind) {
    case LayerSet::Kind::all:
        return Words::tr("all layers");
    case LayerSet::Kind::afterEmergence:
        return Words::tr("after the ME layer");
    case LayerSet::Kind::listed:
        break;
    }
    return layers.listed.size() == 1 ? Words::tr("layer %1").arg(layers.listed.front())
                                     : Words::tr("layers %1").arg(numbersText(layers.listed));
}

QString headCount(std::size_t count) {
    return count == 1 ? Words::tr("1 head") : Words::tr("%1 heads").arg(count);
}

struct KindName {
    QString operator()(const WeMask&) const { return Words::tr("WeMask"); }
    QString operator()(const NormSwap&) const { return Words::tr("Norm swap"); }
    QString operator()(const HeadAblation&) const { return Words::tr("Head ablation"); }
    QString operator()(const SpikeEdit&) const { return Words::tr("Spike edit"); }
    QString operator()(const VirtualSink&) const { return Words::tr("Virtual sink"); }
    QString operator()(const TokenIsolation& isolation) const {
        return isolation.kind == TokenIsolation::Kind::hide ? Words::tr("Hidden token") : Words::tr("Self-only token");
    }
    QString operator()(const KeepSinks&) const { return Words::tr("Keep sinks and window"); }
    QString operator()(const ScaleWeight&) const { return Words::tr("Scale one weight"); }
    QString operator()(const CapFeedForward&) const { return Words::tr("Cap feed-forward"); }
};

struct Summary {
    QString operator()(const WeMask& mask) const {
        if (mask.ranking == WeMask::Ranking::listed)
            return Words::tr("channels %1, %2").arg(numbersText(mask.channels), layersText(mask.layers));
        const QString count = mask.count ? Words::tr("k %1").arg(*mask.count)
                                         : Words::tr("%1 % of the width").arg(shortText(100.0 * mask.rate));
        return Words::tr("%1, %2").arg(count, layersText(mask.layers));
    }
    QString operator()(const NormSwap& swap) const {
        return swap.site == NormSite::final ? Words::tr("final norm") : layersText(swap.layers);
    }
    QString operator()(const HeadAblation& ablation) const {
        return ablation.heads.size() > 4 ? headCount(ablation.heads.size()) : headsText(ablation.heads);
    }
    QString operator()(const SpikeEdit& edit) const {
        return Words::tr("after layer %1, %2")
            .arg(QString::number(edit.layer), edit.entries ? entriesText(*edit.entries) : Words::tr("massive entries"));
    }
    QString operator()(const VirtualSink& sink) const {
        return Words::tr("logit %1, %2")
            .arg(shortText(sink.logit), sink.heads ? headCount(sink.heads->size()) : Words::tr("all heads"));
    }
    QString operator()(const TokenIsolation& isolation) const {
        return Words::tr("position %1, %2").arg(numbersText(isolation.tokens), layersText(isolation.layers));
    }
    QString operator()(const KeepSinks& keep) const {
        return Words::tr("first %1, last %2 keys").arg(keep.sinks).arg(keep.window);
    }
    QString operator()(const ScaleWeight& scaled) const {
        return Words::tr("layer %1, channel %2, neuron %3").arg(scaled.layer).arg(scaled.channel).arg(scaled.neuron);
    }
    QString operator()(const CapFeedForward& cap) const { return Words::tr("layer %1").arg(cap.layer); }
};

} // namespace

QString kindName(const Intervention& intervention) {
    return std::visit(KindName(), intervention);
}

QString summaryText(const Intervention& intervention) {
    return std::visit(Summary(), intervention);
}

QString caveat(const Intervention& intervention) {
    return std::holds_alternative<NormSwap>(intervention)
               ? Words::tr("Not retrained: the other weights were trained with the old norm.")
               : QString();
}

} // namespace sinkscope
