#include "interventions/NormSwapping.h"

#include <ATen/ATen.h>

namespace sinkscope {
namespace {

bool mayBeAdded(NormSite site) {
    return site == NormSite::queryKey || site == NormSite::attentionOutput || site == NormSite::feedForwardOutput;
}

const NormConfig& normOf(const LayerConfig& layer, NormSite site) {
    switch (site) {
    case NormSite::attentionInput:
        return layer.attentionInput;
    case NormSite::feedForwardInput:
        return layer.feedForwardInput;
    case NormSite::queryKey:
        return layer.queryKey;
    case NormSite::attentionOutput:
        return layer.attentionOutput;
    case NormSite::feedForwardOutput:
    case NormSite::final:
        break;
    }
    return layer.feedForwardOutput;
}

Text placeText(NormSite site, std::int64_t layer) {
    switch (site) {
    case NormSite::attentionInput:
        return {"before the attention of layer %1", {layer}};
    case NormSite::feedForwardInput:
        return {"before the feed-forward of layer %1", {layer}};
    case NormSite::queryKey:
        return {"on q and k of layer %1", {layer}};
    case NormSite::attentionOutput:
        return {"after the attention of layer %1", {layer}};
    case NormSite::feedForwardOutput:
        return {"after the feed-forward of layer %1", {layer}};
    case NormSite::final:
        break;
    }
    return "before the unembedding";
}

void flatten(NormWeights& weights, double share) {
    const at::Tensor mean = weights.gain.mean();
    weights.gain = mean + share * (weights.gain - mean);
}

} // namespace

NormPlace normPlace(LayerChange& layer, NormSite site) {
    LayerWeights& weights = layer.weights;
    switch (site) {
    case NormSite::attentionInput:
        return {layer.config.attentionInput, {&weights.attentionInput}};
    case NormSite::feedForwardInput:
        return {layer.config.feedForwardInput, {&weights.feedForwardInput}};
    case NormSite::queryKey:
        return {layer.config.queryKey, {&weights.query, &weights.key}};
    case NormSite::attentionOutput:
        return {layer.config.attentionOutput, {&weights.attentionOutput}};
    case NormSite::feedForwardOutput:
    case NormSite::final:
        break;
    }
    return {layer.config.feedForwardOutput, {&weights.feedForwardOutput}};
}

Result<void> checkNormSite(const ModelConfig& config, std::int64_t layer, const NormSwap& swap) {
    const NormConfig& norm = swap.site == NormSite::final
                                 ? config.finalNorm
                                 : normOf(config.layers[static_cast<std::size_t>(layer)], swap.site);
    const Text place = placeText(swap.site, layer);
    if (norm.kind == NormKind::none && !mayBeAdded(swap.site))
        return failure({config.residual == ResidualLayout::parallel && swap.site == NormSite::feedForwardInput
                            ? "swaps the norm %1, but this model has none there: its feed-forward reads what attention "
                              "reads, so swap attentionInput instead."
                            : "swaps the norm %1, but this model has none there.",
                        {place}});
    const bool gain = norm.kind != NormKind::none && norm.parameters != NormParameters::none;
    if (swap.to == NormSwap::Target::flattenedGain && !gain)
        return failure({"flattens the gain of the norm %1, but it has none.", {place}});
    return {};
}

void swapNorm(NormPlace place, const NormSwap& swap, double epsilon) {
    using Target = NormSwap::Target;
    if (swap.to == Target::flattenedGain) {
        for (NormWeights* weights : place.weights)
            flatten(*weights, swap.share);
        return;
    }
    if (place.config.kind == NormKind::none) {
        place.config = {NormKind::none, epsilon, NormParameters::none};
        for (NormWeights* weights : place.weights)
            *weights = {};
    }
    switch (swap.to) {
    case Target::rmsNorm:
    case Target::rmsNormWithoutGain:
        place.config.kind = NormKind::rms;
        break;
    case Target::layerNorm:
        place.config.kind = NormKind::layer;
        break;
    case Target::dynamicTanh:
        place.config.kind = NormKind::dynamicTanh;
        place.config.alpha = swap.alpha.value_or(1.0);
        place.config.scale = swap.scale.value_or(1.0);
        break;
    case Target::none:
        place.config.kind = NormKind::none;
        break;
    case Target::flattenedGain:
        break;
    }
    for (NormWeights* weights : place.weights) {
        weights->bias = at::Tensor();
        if (swap.to == Target::rmsNormWithoutGain)
            weights->gain = at::Tensor();
    }
}

} // namespace sinkscope
