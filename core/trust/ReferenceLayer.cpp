#include "trust/ReferenceLayer.h"

#include "engine/PositionBias.h"
#include "trust/ExactMath.h"
#include "trust/ReferenceFeedForward.h"
#include "trust/RopeFormula.h"

#include <ATen/ATen.h>
#include <limits>

namespace sinkscope {
namespace {

struct Layer {
    const ModelConfig& config;
    const LayerConfig& layer;
    const LayerWeights& weights;
    std::int64_t sequence;
    const Progress& progress;
};

at::Tensor normedHeads(const at::Tensor& heads, const NormWeights& norm, const Layer& part) {
    const NormConfig& config = part.layer.queryKey;
    switch (part.config.queryKeyNormScope) {
    case QueryKeyNormScope::head:
        return exactNorm(heads, config, norm);
    case QueryKeyNormScope::allHeads:
        return exactNorm(heads.flatten(1), config, norm).view(heads.sizes());
    case QueryKeyNormScope::headWithOwnGain:
        break;
    }
    const auto ofHeads = [&](const at::Tensor& values) {
        return values.defined() ? values.view({heads.size(1), heads.size(2)}) : values;
    };
    return exactNorm(heads, config, {ofHeads(norm.gain), ofHeads(norm.bias)});
}

/// q or k: [tokens, count, headSize], normalized and rotated.
at::Tensor prepared(at::Tensor heads, const NormWeights& norm, const Layer& part) {
    if (part.layer.queryKey.kind != NormKind::none)
        heads = normedHeads(heads, norm, part);
    const std::int64_t rotated = part.layer.rope.rotaryDimensions, half = rotated / 2;
    if (rotated == 0)
        return heads;
    const at::Tensor frequencies = at::tensor(ropeFormula(part.layer.rope, part.sequence), at::kDouble);
    const at::Tensor phases = at::arange(heads.size(0), at::kDouble).view({-1, 1, 1}) * frequencies;
    // A pair as a complex number, turned by its phase.
    const at::Tensor pairs =
        at::complex(heads.narrow(2, 0, half).contiguous(), heads.narrow(2, half, half).contiguous());
    const at::Tensor turned = pairs * at::polar(at::full_like(phases, ropeFormulaFactor(part.layer.rope)), phases);
    return at::cat({at::real(turned), at::imag(turned), heads.narrow(2, rotated, heads.size(2) - rotated)}, 2);
}

/// Which keys each query may not see: [tokens, tokens].
at::Tensor hiddenKeys(std::int64_t tokens, const LayerConfig& layer) {
    const at::Tensor places = at::arange(tokens, at::kLong);
    const at::Tensor ahead = places.unsqueeze(0) - places.unsqueeze(1); // key less query
    at::Tensor hidden = ahead > 0;
    return layer.window ? hidden.logical_or(ahead <= -*layer.window) : hidden;
}

/// One head's mix of values: [tokens, headSize].
at::Tensor headMix(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value, std::int64_t head,
                   const Layer& part) {
    at::Tensor scores = at::mm(query, key.t()) * part.config.attentionScale;
    if (part.config.attentionSoftCap)
        scores = *part.config.attentionSoftCap * at::tanh(scores / *part.config.attentionSoftCap);
    if (part.config.linearPositionBias) {
        const at::Tensor places = at::arange(query.size(0), at::kDouble);
        scores = scores - positionSlope(part.config, head) * (places.unsqueeze(1) - places.unsqueeze(0));
    }
    scores = scores.masked_fill(hiddenKeys(query.size(0), part.layer), -std::numeric_limits<double>::infinity());
    if (part.weights.sinkLogits.defined()) {
        const at::Tensor sink = exact(part.weights.sinkLogits)[head].expand({scores.size(0), 1});
        return at::mm(at::softmax(at::cat({scores, sink}, 1), 1).narrow(1, 0, scores.size(1)), value);
    }
    return at::mm(at::softmax(scores, 1), value);
}

at::Tensor attention(const at::Tensor& input, const Layer& part) {
    const ModelConfig& config = part.config;
    at::Tensor joined = exactProduct(input, part.weights.queryKeyValue, part.progress);
    if (config.queryKeyValueClip)
        joined = joined.clamp(-*config.queryKeyValueClip, *config.queryKeyValueClip);
    const std::int64_t tokens = input.size(0), size = config.headSize, heads = config.heads,
                       keys = config.keyValueHeads;
    const at::Tensor split = joined.view({tokens, heads + 2 * keys, size});
    const at::Tensor query = prepared(split.narrow(1, 0, heads), part.weights.query, part);
    const at::Tensor key = prepared(split.narrow(1, heads, keys), part.weights.key, part);
    const at::Tensor value = split.narrow(1, heads + keys, keys);
    std::vector<at::Tensor> mixes;
    for (std::int64_t head = 0; head < heads; ++head) {
        const std::int64_t group = head * keys / heads; // query heads 0 … heads / keys - 1 share key head 0
        mixes.push_back(headMix(query.select(1, head), key.select(1, group), value.select(1, group), head, part));
    }
    return exactProduct(at::cat(mixes, 1), part.weights.attentionProjection, part.progress);
}

} // namespace

ReferenceLayer referenceLayer(const at::Tensor& residual, const ModelConfig& config, std::int64_t index,
                              const LayerWeights& weights, std::int64_t sequence, const Progress& progress) {
    const LayerConfig& layer = config.layers[static_cast<std::size_t>(index)];
    const Layer part{config, layer, weights, sequence, progress};
    const auto added = [&](const at::Tensor& out, const NormConfig& norm, const NormWeights& gains) {
        return exactNorm(out, norm, gains) * config.residualMultiplier;
    };
    ReferenceLayer result;
    const at::Tensor attentionInput = exactNorm(residual, layer.attentionInput, weights.attentionInput);
    result.attentionOutput = added(attention(attentionInput, part), layer.attentionOutput, weights.attentionOutput);
    const at::Tensor between = residual + result.attentionOutput;
    const bool parallel = config.residual == ResidualLayout::parallel;
    const bool shared = parallel && layer.feedForwardInput.kind == NormKind::none;
    const at::Tensor input =
        shared ? attentionInput
               : exactNorm(parallel ? residual : between, layer.feedForwardInput, weights.feedForwardInput);
    result.feedForwardOutput = added(referenceFeedForward(input, config, layer, weights, result.routingGap, progress),
                                     layer.feedForwardOutput, weights.feedForwardOutput);
    result.residual = between + result.feedForwardOutput;
    return result;
}

at::Tensor referenceLogits(const at::Tensor& residual, const ModelConfig& config, const ModelWeights& weights,
                           const Progress& progress) {
    const at::Tensor normed = exactNorm(residual, config.finalNorm, weights.finalNorm);
    at::Tensor logits = exactProduct(normed, weights.head, progress) * config.logitMultiplier;
    return config.finalSoftCap ? *config.finalSoftCap * at::tanh(logits / *config.finalSoftCap) : logits;
}

} // namespace sinkscope
