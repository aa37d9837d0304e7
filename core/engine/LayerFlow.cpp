#include "engine/LayerFlow.h"

#include "engine/ChangedRows.h"
#include "engine/FeedForward.h"

#include <ATen/ATen.h>

namespace sinkscope {

namespace {

/// With its masked entries at zero, before or after the norm.
at::Tensor attentionReads(const Operations& operations, const at::Tensor& stream, const at::Tensor& normed,
                          const LayerConfig& config, const LayerWeights& weights, const LayerChange* change) {
    if (change == nullptr)
        return normed;
    const at::Tensor source = masked(stream, change->masks, ChannelMask::Place::beforeNorm, normed, stream);
    const at::Tensor read =
        source.is_same(stream) ? normed : operations.normalize(source, config.attentionInput, weights.attentionInput);
    return masked(read, change->masks, ChannelMask::Place::afterNorm, normed, stream);
}

/// `positions` [ids or 1, width], or undefined.
at::Tensor embedded(const Operations& operations, const ModelConfig& config, const ModelWeights& weights,
                    const std::vector<std::int64_t>& ids, const at::Tensor& positions) {
    at::Tensor rows = weights.embedding.index_select(0, at::tensor(ids, at::kLong).to(weights.embedding.device()));
    if (config.embeddingScale != 1.0)
        rows = rows * config.embeddingScale;
    if (positions.defined())
        rows = rows + positions;
    return operations.normalize(rows, config.embeddingNorm, weights.embeddingNorm);
}

at::Tensor positionRows(const ModelConfig& config, const ModelWeights& weights, std::int64_t first,
                        std::int64_t count) {
    return weights.positions.defined() ? weights.positions.narrow(0, config.positionOffset + first, count)
                                       : at::Tensor();
}

} // namespace

at::Tensor embed(const Operations& operations, const ModelConfig& config, const ModelWeights& weights,
                 const std::vector<std::int64_t>& ids, std::int64_t firstPosition) {
    const auto count = static_cast<std::int64_t>(ids.size());
    return embedded(operations, config, weights, ids, positionRows(config, weights, firstPosition, count));
}

at::Tensor embedAllAt(const Operations& operations, const ModelConfig& config, const ModelWeights& weights,
                      const std::vector<std::int64_t>& ids, std::int64_t position) {
    return embedded(operations, config, weights, ids, positionRows(config, weights, position, 1));
}

LayerFlow layerFlow(const Operations& operations, const ModelConfig& model, const LayerConfig& config,
                    const LayerWeights& weights, const LayerChange* change, const at::Tensor& stream,
                    const AttentionStep& attention, const Progress& progress) {
    const auto added = [&](const at::Tensor& out, const NormConfig& norm, const NormWeights& normWeights) {
        const at::Tensor normed = operations.normalize(out, norm, normWeights);
        return model.residualMultiplier == 1.0 ? normed : normed * model.residualMultiplier;
    };
    LayerFlow flow;
    const at::Tensor normed = operations.normalize(stream, config.attentionInput, weights.attentionInput);
    const at::Tensor read = attentionReads(operations, stream, normed, config, weights, change);
    flow.attention = added(attention(read), config.attentionOutput, weights.attentionOutput);
    if (progress.cancelled())
        return flow;
    flow.between = stream + flow.attention;
    // With parallel residual the feed-forward reads what attention reads, unmasked; a model with one norm for both has
    // none of its own here.
    const bool parallel = model.residual == ResidualLayout::parallel;
    const at::Tensor feedForwardInput =
        parallel && config.feedForwardInput.kind == NormKind::none
            ? normed
            : operations.normalize(parallel ? stream : flow.between, config.feedForwardInput, weights.feedForwardInput);
    flow.feedForward = added(feedForward(operations, feedForwardInput, model, config, weights,
                                         change ? change->cap : ProductCap::none, progress),
                             config.feedForwardOutput, weights.feedForwardOutput);
    return flow;
}

} // namespace sinkscope
