#include "engine/TensorOperations.h"

#include "engine/PositionBias.h"
#include "engine/RunTensors.h"
#include "engine/TensorMatrix.h"

#include <ATen/ATen.h>
#include <cmath>
#include <limits>

namespace sinkscope {

namespace {

at::Tensor normalized(const at::Tensor& values, const NormConfig& config, const at::Tensor& gain,
                      const at::Tensor& bias) {
    at::Tensor x = values.to(at::kFloat);
    if (config.kind == NormKind::layer)
        x = x - x.mean(-1, true);
    if (config.kind == NormKind::dynamicTanh)
        x = at::tanh(x * config.alpha) * config.scale;
    else
        x = x * at::rsqrt(x.square().mean(-1, true) + config.epsilon);
    if (gain.defined())
        x = x * gain;
    if (bias.defined())
        x = x + bias;
    return x.to(values.scalar_type());
}

/// heads [tokens, heads, headSize], normalized over what the model's q and k norms work over.
at::Tensor normalizedHeads(const at::Tensor& heads, const ModelConfig& config, const NormConfig& norm,
                           const NormWeights& weights) {
    if (config.queryKeyNormScope == QueryKeyNormScope::allHeads)
        return normalized(heads.flatten(1), norm, weights.gain, weights.bias).view(heads.sizes());
    const auto ofHeads = [&](const at::Tensor& parameters) {
        const bool own = config.queryKeyNormScope == QueryKeyNormScope::headWithOwnGain && parameters.defined();
        return own ? parameters.view({heads.size(1), heads.size(2)}) : parameters;
    };
    return normalized(heads, norm, ofHeads(weights.gain), ofHeads(weights.bias));
}

at::Tensor activated(const at::Tensor& gate, Activation activation) {
    switch (activation) {
    case Activation::silu:
        return at::silu(gate);
    case Activation::gelu:
        return at::gelu(gate);
    case Activation::geluTanh:
        return at::gelu(gate, "tanh");
    case Activation::relu:
        return at::relu(gate);
    case Activation::reluSquared:
        return at::relu(gate).square();
    }
    return gate;
}

at::Tensor rotated(const at::Tensor& heads, const RopeTable& rope) {
    const std::int64_t half = rope.cosine.size(1);
    const at::Tensor cosine = rope.cosine.unsqueeze(1), sine = rope.sine.unsqueeze(1);
    const at::Tensor x = heads.to(at::kFloat);
    const at::Tensor first = x.narrow(2, 0, half), second = x.narrow(2, half, half);
    const at::Tensor rest = x.narrow(2, 2 * half, x.size(2) - 2 * half);
    return at::cat({first * cosine - second * sine, second * cosine + first * sine, rest}, 2).to(heads.scalar_type());
}

Matrix headNorms(const at::Tensor& heads) {
    return toMatrix(heads.to(at::kFloat).norm(2, -1).t());
}

} // namespace

at::Tensor TensorOperations::normalize(const at::Tensor& rows, const NormConfig& config,
                                       const NormWeights& weights) const {
    return config.kind == NormKind::none ? rows : normalized(rows, config, weights.gain, weights.bias);
}

SiteStatistics TensorOperations::statistics(const at::Tensor& rows) const {
    const auto tokens = static_cast<std::size_t>(rows.size(0));
    const at::Tensor values = rows.to(at::kFloat), magnitudes = values.abs();
    const at::Tensor bad = at::isfinite(magnitudes).all(1).logical_not();
    const double notANumber = std::numeric_limits<double>::quiet_NaN();
    const std::int64_t peaks = std::min<std::int64_t>(3, rows.size(1));
    const at::Tensor places = std::get<1>(magnitudes.topk(peaks, 1));
    const Matrix norm = toMatrix(values.norm(2, 1).masked_fill(bad, notANumber).unsqueeze(0));
    const Matrix median = toMatrix(std::get<0>(magnitudes.median(1)).masked_fill(bad, notANumber).unsqueeze(0));
    const Matrix top = toMatrix(values.gather(1, places).masked_fill(bad.unsqueeze(1), notANumber));
    const Matrix channel = toMatrix(places.masked_fill(bad.unsqueeze(1), 0).to(at::kFloat));

    SiteStatistics result;
    result.norm = norm.values;
    result.median = median.values;
    result.top.resize(tokens);
    for (std::size_t token = 0; token < tokens; ++token)
        for (std::int64_t rank = 0; rank < peaks; ++rank)
            result.top[token][static_cast<std::size_t>(rank)] = {
                top.at(static_cast<std::int64_t>(token), rank),
                static_cast<std::int32_t>(channel.at(static_cast<std::int64_t>(token), rank))};
    result.layerMedian = magnitudes.flatten().median().item<float>();
    return result;
}

at::Tensor TensorOperations::activate(const at::Tensor& gateUp, FeedForwardKind kind, Activation activation) const {
    if (kind == FeedForwardKind::plain)
        return activated(gateUp, activation);
    const std::vector<at::Tensor> parts = gateUp.chunk(2, 1);
    return activated(parts[0], activation) * parts[1];
}

void TensorOperations::prepareHeads(at::Tensor& queryKeyValue, const ModelConfig& config, const LayerConfig& layer,
                                    const LayerWeights& weights, const RopeTable& rope, HeadStatistics& heads) const {
    if (config.queryKeyValueClip)
        queryKeyValue.clamp_(-*config.queryKeyValueClip, *config.queryKeyValueClip);
    HeadTensors split = splitHeads(queryKeyValue, config);
    const auto prepare = [&](at::Tensor& part, const NormWeights& norm) {
        at::Tensor x = part;
        if (layer.queryKey.kind != NormKind::none)
            x = normalizedHeads(x, config, layer.queryKey, norm);
        if (rope.cosine.defined())
            x = rotated(x, rope);
        part.copy_(x);
    };
    prepare(split.query, weights.query);
    prepare(split.key, weights.key);
    heads.queryNorm = headNorms(split.query);
    heads.keyNorm = headNorms(split.key);
    heads.valueNorm = headNorms(split.value);
}

std::vector<double> TensorOperations::logSumExp(const at::Tensor& logits) const {
    const at::Tensor sums = at::logsumexp(logits.to(at::kFloat), 1).to(at::kDouble).cpu();
    return {sums.data_ptr<double>(), sums.data_ptr<double>() + sums.numel()};
}

std::vector<double> TensorOperations::divergence(const at::Tensor& base, const std::vector<double>&,
                                                 const at::Tensor& logits, const std::vector<double>&) const {
    const at::Tensor from = at::log_softmax(base.to(at::kFloat), 1), to = at::log_softmax(logits.to(at::kFloat), 1);
    const at::Tensor sums = (from.exp() * (from - to)).sum(1).to(at::kDouble).cpu().contiguous();
    return {sums.data_ptr<double>(), sums.data_ptr<double>() + sums.numel()};
}

namespace {

/// [heads, queries, keys], true where a query does not see a key; equal to the causal and window mask unless an
/// intervention changes it.
at::Tensor hiddenCells(const AttentionRule& rule, std::int64_t firstHead, std::int64_t heads, const Range& queries,
                       const Range& keys) {
    at::Tensor hidden = at::ones({heads, queries.size(), keys.size()}, at::kBool);
    bool* row = hidden.data_ptr<bool>();
    for (std::int64_t head = firstHead; head < firstHead + heads; ++head)
        for (std::int64_t query = queries.first; query < queries.last; ++query, row += keys.size())
            for (const Range& range : rule.visible(head, query))
                std::fill(row + (range.first - keys.first), row + (range.last - keys.first), false);
    return hidden;
}

at::Tensor sinkColumn(const AttentionRule& rule, std::int64_t firstHead, const at::Tensor& scores) {
    at::Tensor column = at::empty({scores.size(0), 1, 1}, at::kFloat);
    for (std::int64_t head = 0; head < scores.size(0); ++head)
        column.data_ptr<float>()[head] = rule.sinkLogit(firstHead + head);
    return column.to(scores.device()).expand({scores.size(0), scores.size(1), 1});
}

at::Tensor slopes(const ModelConfig& config, std::int64_t firstHead, std::int64_t heads) {
    at::Tensor column = at::empty({heads, 1, 1}, at::kFloat);
    for (std::int64_t head = 0; head < heads; ++head)
        column.data_ptr<float>()[head] = positionSlope(config, firstHead + head);
    return column;
}

} // namespace

AttentionTile attentionTile(const at::Tensor& query, const at::Tensor& key, const AttentionRule& rule,
                            std::int64_t firstHead, std::int64_t first, std::int64_t last) {
    const ModelConfig& config = rule.config();
    const LayerConfig& layer = rule.layer();
    AttentionTile tile;
    tile.firstKey = rule.firstKey(first);
    const at::Tensor q = query.narrow(0, first, last - first).transpose(0, 1);
    const at::Tensor k = key.narrow(0, tile.firstKey, last - tile.firstKey).permute({1, 2, 0});
    at::Tensor scores = at::matmul(q, k).to(at::kFloat) * config.attentionScale;
    if (config.attentionSoftCap)
        scores = at::tanh(scores / *config.attentionSoftCap) * *config.attentionSoftCap;
    const auto places = at::TensorOptions().dtype(at::kLong).device(scores.device());
    const at::Tensor queryPlace = at::arange(first, last, places).unsqueeze(1);
    const at::Tensor keyPlace = at::arange(tile.firstKey, last, places).unsqueeze(0);
    if (config.linearPositionBias)
        scores = scores - slopes(config, firstHead, scores.size(0)).to(scores.device()) * (queryPlace - keyPlace);
    at::Tensor masked = keyPlace > queryPlace;
    if (layer.window)
        masked = masked.logical_or(keyPlace <= queryPlace - *layer.window);
    if (rule.changed())
        masked = hiddenCells(rule, firstHead, scores.size(0), {first, last}, {tile.firstKey, last}).to(scores.device());
    tile.scores = scores.masked_fill(masked, -std::numeric_limits<double>::infinity());
    if (rule.hasSinks())
        tile.weights = at::softmax(at::cat({tile.scores, sinkColumn(rule, firstHead, tile.scores)}, -1), -1)
                           .narrow(-1, 0, tile.scores.size(2));
    else
        tile.weights = at::softmax(tile.scores, -1);
    if (rule.changed()) // a query that sees nothing, not even a sink, has no softmax
        tile.weights = at::where(masked.all(-1, true), at::zeros({}, tile.weights.options()), tile.weights);
    return tile;
}

at::Tensor TensorOperations::attend(const at::Tensor& queryKeyValue, const AttentionRule& rule, std::int64_t sinkTokens,
                                    HeadStatistics& heads, const Progress& progress) const {
    const ModelConfig& config = rule.config();
    const std::int64_t tokens = queryKeyValue.size(0), early = std::min(sinkTokens, tokens);
    const HeadTensors split = splitHeads(queryKeyValue, config);
    const at::Tensor key = split.key.repeat_interleave(config.groupSize(), 1);
    const at::Tensor value = split.value.repeat_interleave(config.groupSize(), 1);
    const auto floats = queryKeyValue.options().dtype(at::kFloat);
    at::Tensor received = at::zeros({config.heads, tokens}, floats),
               receivedEarly = at::zeros({config.heads, early}, floats);
    std::vector<at::Tensor> distance, entropy, firstLogit, learnedSink, out;
    const std::int64_t rows =
        std::max<std::int64_t>(1, (std::int64_t{1} << 24) / std::max<std::int64_t>(1, config.heads * tokens));
    for (std::int64_t first = 0; first < tokens && !progress.cancelled(); first += rows) {
        const std::int64_t last = std::min(tokens, first + rows);
        const AttentionTile tile = attentionTile(split.query, key, rule, 0, first, last);
        const std::int64_t keys = last - tile.firstKey;
        received.narrow(1, tile.firstKey, keys).add_(tile.weights.sum(1));
        if (first < early) {
            const std::int64_t count = std::min(early, last);
            receivedEarly.narrow(1, tile.firstKey, count - tile.firstKey)
                .add_(tile.weights.narrow(1, 0, count - first).narrow(2, 0, count - tile.firstKey).sum(1));
        }
        const at::Tensor apart =
            at::arange(first, last, floats).unsqueeze(1) - at::arange(tile.firstKey, last, floats).unsqueeze(0);
        distance.push_back((tile.weights * apart).sum(-1));
        entropy.push_back(-at::xlogy(tile.weights, tile.weights).sum(-1));
        const at::Tensor logit = tile.firstKey == 0 ? tile.scores.select(2, 0)
                                                    : at::full({config.heads, last - first}, std::nan(""), floats);
        firstLogit.push_back(logit.masked_fill(logit == -std::numeric_limits<double>::infinity(), std::nan("")));
        if (rule.hasSinks())
            learnedSink.push_back(1.0 - tile.weights.sum(-1));
        const at::Tensor seen = value.narrow(0, tile.firstKey, keys).transpose(0, 1);
        out.push_back(at::matmul(tile.weights.to(value.scalar_type()), seen).transpose(0, 1).flatten(1));
    }
    if (progress.cancelled())
        return at::zeros({tokens, config.heads * config.headSize}, queryKeyValue.options());
    heads.received = toMatrix(received);
    heads.receivedEarly = toMatrix(receivedEarly);
    heads.distance = toMatrix(at::cat(distance, 1));
    heads.entropy = toMatrix(at::cat(entropy, 1));
    heads.firstLogit = toMatrix(at::cat(firstLogit, 1));
    if (!learnedSink.empty())
        heads.learnedSink = toMatrix(at::cat(learnedSink, 1));
    return at::cat(out, 0);
}

} // namespace sinkscope
