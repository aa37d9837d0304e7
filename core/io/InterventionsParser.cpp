#include "io/InterventionsJson.h"

#include "io/InterventionWords.h"
#include "io/JsonFields.h"

#include <algorithm>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

LayerSet readLayers(JsonFields& fields, LayerSet layers) {
    const Json* found = fields.find("layers");
    if (found == nullptr)
        return layers;
    if (found->is_array()) {
        layers.kind = LayerSet::Kind::listed;
        fields.read("layers", layers.listed);
        std::sort(layers.listed.begin(), layers.listed.end());
        layers.listed.erase(std::unique(layers.listed.begin(), layers.listed.end()), layers.listed.end());
        if (layers.listed.empty())
            fields.expected("layers", "at least one layer");
        return layers;
    }
    if (found->is_object()) {
        std::int64_t first = -1, last = -1;
        JsonFields range(*found, "The range of layers");
        range.read("first", first, 0);
        range.read("last", last, 0);
        constexpr std::int64_t most = 1 << 16; // a list is made of it
        if (!range.finish() || first < 0 || last < first || last > most) {
            fields.expected("layers", "{\"first\": a, \"last\": b} with a not above b");
            return layers;
        }
        layers = {LayerSet::Kind::listed, {}};
        for (std::int64_t layer = first; layer <= last; ++layer)
            layers.listed.push_back(layer);
        return layers;
    }
    if (*found == "all" || *found == "afterEmergence")
        return {*found == "all" ? LayerSet::Kind::all : LayerSet::Kind::afterEmergence, {}};
    fields.expected("layers", "\"all\", \"afterEmergence\", a list of layers, or {\"first\": a, \"last\": b}");
    return layers;
}

TokenSet readTokens(JsonFields& fields) {
    TokenSet tokens;
    const Json* found = fields.find("tokens");
    if (found == nullptr || *found == "massive")
        return tokens;
    if (*found == "spikes")
        return {TokenSet::Kind::spike, {}};
    tokens.kind = TokenSet::Kind::listed;
    if (!found->is_array() || found->empty())
        fields.expected("tokens", "\"massive\", \"spikes\", or a list of positions");
    else
        fields.read("tokens", tokens.listed);
    return tokens;
}

template <typename Place>
std::vector<Place> readPlaces(JsonFields& fields, const std::string& name) {
    std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
    fields.read(name, pairs);
    std::vector<Place> places;
    for (const auto& [first, second] : pairs)
        places.push_back({first, second});
    return places;
}

/// What is left to say per kind; `fields` has read `kind` already.
Intervention readWeMask(JsonFields& fields) {
    WeMask mask;
    mask.layers = readLayers(fields, mask.layers);
    if (fields.has("count") && fields.has("rate"))
        fields.fault("A weMask has both count and rate: expected one of them.");
    if (fields.has("count"))
        fields.read("count", mask.count.emplace(1), 1);
    if (fields.has("channels")) {
        for (const char* other : {"count", "rate", "ranking", "seed"})
            if (fields.has(other))
                fields.fault({"A weMask has both channels and %1: expected one of them.", {std::string(other)}});
        mask.ranking = WeMask::Ranking::listed;
        fields.read("channels", mask.channels);
        if (mask.channels.empty())
            fields.expected("channels", "a list of at least one channel");
    }
    fields.read("rate", mask.rate);
    if (!(mask.rate > 0.0 && mask.rate <= 1.0))
        fields.expected("rate", "a share above 0 and up to 1");
    fields.read("ranking", mask.ranking, rankingWords());
    std::int64_t seed = 0;
    fields.read("seed", seed, 0);
    mask.seed = static_cast<std::uint64_t>(seed);
    fields.read("place", mask.place, placeWords());
    mask.tokens = readTokens(fields);
    return mask;
}

Intervention readNormSwap(JsonFields& fields) {
    NormSwap swap;
    fields.require("site");
    fields.read("site", swap.site, siteWords());
    fields.require("to");
    fields.read("to", swap.to, targetWords());
    if (swap.site != NormSite::final)
        swap.layers = readLayers(fields, swap.layers);
    if (swap.to == NormSwap::Target::flattenedGain)
        fields.read("share", swap.share);
    if (swap.to == NormSwap::Target::dynamicTanh) {
        fields.read("alpha", swap.alpha);
        fields.read("scale", swap.scale);
    }
    return swap;
}

Intervention readHeadAblation(JsonFields& fields) {
    HeadAblation ablation;
    fields.require("heads");
    ablation.heads = readPlaces<HeadPlace>(fields, "heads");
    fields.read("how", ablation.how, howWords());
    return ablation;
}

Intervention readSpikeEdit(JsonFields& fields) {
    SpikeEdit edit;
    fields.require("layer");
    fields.read("layer", edit.layer, 0);
    const Json* entries = fields.find("entries");
    if (entries != nullptr && *entries != "massive")
        edit.entries = readPlaces<EntryPlace>(fields, "entries");
    fields.read("to", edit.to, editWords());
    if (edit.to == SpikeEdit::Target::value || edit.to == SpikeEdit::Target::scale) {
        const std::string name = edit.to == SpikeEdit::Target::value ? "value" : "scale";
        fields.require(name);
        fields.read(name, edit.amount);
    }
    return edit;
}

Intervention readVirtualSink(JsonFields& fields) {
    VirtualSink sink;
    fields.read("logit", sink.logit);
    const Json* heads = fields.find("heads");
    if (heads != nullptr && *heads != "all")
        sink.heads = readPlaces<HeadPlace>(fields, "heads");
    return sink;
}

Intervention readIsolation(JsonFields& fields, TokenIsolation::Kind kind) {
    TokenIsolation isolation{kind, {}, {}};
    fields.require("tokens");
    fields.read("tokens", isolation.tokens);
    isolation.layers = readLayers(fields, isolation.layers);
    return isolation;
}

Intervention readKeepSinks(JsonFields& fields) {
    KeepSinks keep;
    fields.read("sinks", keep.sinks, 0);
    fields.read("window", keep.window, 1);
    keep.layers = readLayers(fields, keep.layers);
    return keep;
}

Intervention readScaleWeight(JsonFields& fields) {
    ScaleWeight scaled;
    for (const std::string name : {"layer", "channel", "neuron", "scale"})
        fields.require(name);
    fields.read("layer", scaled.layer, 0);
    fields.read("channel", scaled.channel, 0);
    fields.read("neuron", scaled.neuron, 0);
    fields.read("scale", scaled.scale);
    return scaled;
}

Intervention readCap(JsonFields& fields) {
    CapFeedForward cap;
    fields.require("layer");
    fields.read("layer", cap.layer, 0);
    return cap;
}

Intervention readKind(JsonFields& fields, InterventionKind kind) {
    switch (kind) {
    case InterventionKind::weMask:
        return readWeMask(fields);
    case InterventionKind::normSwap:
        return readNormSwap(fields);
    case InterventionKind::headAblation:
        return readHeadAblation(fields);
    case InterventionKind::spikeEdit:
        return readSpikeEdit(fields);
    case InterventionKind::virtualSink:
        return readVirtualSink(fields);
    case InterventionKind::selfOnly:
        return readIsolation(fields, TokenIsolation::Kind::selfOnly);
    case InterventionKind::hide:
        return readIsolation(fields, TokenIsolation::Kind::hide);
    case InterventionKind::keepSinks:
        return readKeepSinks(fields);
    case InterventionKind::scaleWeight:
        return readScaleWeight(fields);
    case InterventionKind::capFfn:
        break;
    }
    return readCap(fields);
}

Result<Intervention> readOne(const Json& object, std::size_t place) {
    const Text where{"Intervention %1", {place + 1}};
    InterventionKind kind = InterventionKind::weMask;
    {
        JsonFields start(object, where);
        start.require("kind");
        start.read("kind", kind, kindWords());
        if (auto good = start.faultOnly(); !good)
            return tl::unexpected(good.error());
    }
    JsonFields fields(object, {"Intervention %1 (%2)", {place + 1, object["kind"].get<std::string>()}});
    fields.find("kind");
    Intervention intervention = readKind(fields, kind);
    if (auto good = fields.finish(); !good)
        return tl::unexpected(good.error());
    return intervention;
}

} // namespace

Result<Interventions> parseInterventions(const std::string& text) {
    const Json document = Json::parse(text, nullptr, false);
    if (document.is_discarded())
        return failure("The interventions are not valid JSON: expected {\"interventions\": [{\"kind\": \"weMask\"}]}.");
    if (document.is_object()) {
        JsonFields fields(document, "The document");
        fields.require("interventions");
        if (auto good = fields.finish(); !good)
            return tl::unexpected(good.error());
    }
    const Json& list = document.is_object() ? document["interventions"] : document;
    if (!list.is_array())
        return failure("The interventions are not a list: expected {\"interventions\": [{\"kind\": \"weMask\"}]}.");
    Interventions interventions;
    for (std::size_t place = 0; place < list.size(); ++place) {
        auto one = readOne(list[place], place);
        if (!one)
            return tl::unexpected(one.error());
        interventions.push_back(*std::move(one));
    }
    return interventions;
}

} // namespace sinkscope
