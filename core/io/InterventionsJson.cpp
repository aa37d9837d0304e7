#include "io/InterventionsJson.h"
#include "io/InterventionWords.h"

#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

Json layersJson(const LayerSet& layers) {
    if (layers.kind != LayerSet::Kind::listed)
        return layers.kind == LayerSet::Kind::all ? "all" : "afterEmergence";
    const std::vector<std::int64_t>& list = layers.listed;
    if (list.size() > 1 && list.back() - list.front() == static_cast<std::int64_t>(list.size()) - 1)
        return {{"first", list.front()}, {"last", list.back()}};
    return list;
}

Json tokensJson(const TokenSet& tokens) {
    if (tokens.kind == TokenSet::Kind::listed)
        return tokens.listed;
    return tokens.kind == TokenSet::Kind::massive ? "massive" : "spikes";
}

Json headsJson(const std::vector<HeadPlace>& heads) {
    Json list = Json::array();
    for (const HeadPlace& place : heads)
        list.push_back(Json::array({place.layer, place.head}));
    return list;
}

struct Fields {
    Json& json;

    void operator()(const WeMask& mask) const {
        json["layers"] = layersJson(mask.layers);
        if (mask.ranking == WeMask::Ranking::listed) {
            json["channels"] = mask.channels;
        } else {
            if (mask.count)
                json["count"] = *mask.count;
            else
                json["rate"] = mask.rate;
            json["ranking"] = wordOf(mask.ranking, rankingWords());
        }
        if (mask.ranking == WeMask::Ranking::random)
            json["seed"] = mask.seed;
        json["place"] = wordOf(mask.place, placeWords());
        json["tokens"] = tokensJson(mask.tokens);
    }
    void operator()(const NormSwap& swap) const {
        json["site"] = wordOf(swap.site, siteWords());
        if (swap.site != NormSite::final)
            json["layers"] = layersJson(swap.layers);
        json["to"] = wordOf(swap.to, targetWords());
        if (swap.to == NormSwap::Target::flattenedGain)
            json["share"] = swap.share;
        if (swap.to == NormSwap::Target::dynamicTanh && swap.alpha)
            json["alpha"] = *swap.alpha;
        if (swap.to == NormSwap::Target::dynamicTanh && swap.scale)
            json["scale"] = *swap.scale;
    }
    void operator()(const HeadAblation& ablation) const {
        json["heads"] = headsJson(ablation.heads);
        json["how"] = wordOf(ablation.how, howWords());
    }
    void operator()(const SpikeEdit& edit) const {
        json["layer"] = edit.layer;
        if (edit.entries) {
            json["entries"] = Json::array();
            for (const EntryPlace& place : *edit.entries)
                json["entries"].push_back(Json::array({place.token, place.channel}));
        } else {
            json["entries"] = "massive";
        }
        json["to"] = wordOf(edit.to, editWords());
        if (edit.to == SpikeEdit::Target::value || edit.to == SpikeEdit::Target::scale)
            json[edit.to == SpikeEdit::Target::value ? "value" : "scale"] = edit.amount;
    }
    void operator()(const VirtualSink& sink) const {
        json["logit"] = sink.logit;
        json["heads"] = sink.heads ? headsJson(*sink.heads) : Json("all");
    }
    void operator()(const TokenIsolation& isolation) const {
        json["tokens"] = isolation.tokens;
        json["layers"] = layersJson(isolation.layers);
    }
    void operator()(const KeepSinks& keep) const {
        json["sinks"] = keep.sinks;
        json["window"] = keep.window;
        json["layers"] = layersJson(keep.layers);
    }
    void operator()(const ScaleWeight& scaled) const {
        json["layer"] = scaled.layer;
        json["channel"] = scaled.channel;
        json["neuron"] = scaled.neuron;
        json["scale"] = scaled.scale;
    }
    void operator()(const CapFeedForward& cap) const { json["layer"] = cap.layer; }
};

} // namespace

nlohmann::ordered_json interventionsJson(const Interventions& interventions) {
    Json list = Json::array();
    for (const Intervention& intervention : interventions) {
        Json json = {{"kind", wordOf(kindOf(intervention), kindWords())}};
        std::visit(Fields{json}, intervention);
        list.push_back(std::move(json));
    }
    return list;
}

} // namespace sinkscope
