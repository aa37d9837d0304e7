#include "engine/ForwardPass.h"

#include "engine/FeedForward.h"
#include "engine/Linear.h"
#include "engine/Prediction.h"
#include "support/Stopwatch.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {

namespace {

at::Tensor idsOf(const Tokens& tokens, const at::Device& device) {
    at::Tensor ids = at::empty({static_cast<std::int64_t>(tokens.size())}, at::kLong);
    std::transform(tokens.begin(), tokens.end(), ids.data_ptr<std::int64_t>(),
                   [](const Token& token) { return token.id; });
    return ids.to(device);
}

} // namespace

ForwardPass::ForwardPass(const Operations& operations, const Progress& progress, Run& run, RunTensors& tensors)
    : config_(run.model->config()),
      weights_(run.model->weights()),
      operations_(operations),
      progress_(progress),
      run_(run),
      tensors_(tensors) {}

void ForwardPass::execute() {
    const Stopwatch total;
    embed();
    for (std::int64_t index = 0; index < config_.layerCount() && !progress_.cancelled(); ++index) {
        progress_.report(Stage::runningLayers, index, config_.layerCount());
        passLayer(index);
    }
    if (progress_.cancelled())
        return;
    progress_.report(Stage::predicting, 0, run_.tokenCount());
    const Stopwatch unembedding;
    predict();
    run_.unembeddingSeconds = unembedding.seconds();
    run_.seconds = total.seconds();
}

SiteStatistics ForwardPass::statistics(const at::Tensor& rows, std::int64_t layer, Site site) {
    SiteStatistics result = operations_.statistics(rows);
    if (!run_.badNumber) {
        const auto bad =
            std::find_if(result.norm.begin(), result.norm.end(), [](float norm) { return std::isnan(norm); });
        if (bad != result.norm.end())
            run_.badNumber = BadNumber{layer, site, bad - result.norm.begin()};
    }
    return result;
}

void ForwardPass::embed() {
    const at::Tensor ids = idsOf(run_.tokens, weights_.embedding.device());
    residual_ = weights_.embedding.index_select(0, ids);
    if (config_.embeddingScale != 1.0)
        residual_ = residual_ * config_.embeddingScale;
    if (weights_.positions.defined())
        residual_ = residual_ + weights_.positions.narrow(0, config_.positionOffset, run_.tokenCount());
    residual_ = operations_.normalize(residual_, config_.embeddingNorm, weights_.embeddingNorm);
    tensors_.residual.push_back(residual_);
    run_.embedding = statistics(residual_, -1, Site::embedding);
}

at::Tensor ForwardPass::blockOutput(at::Tensor out, const NormConfig& norm, const NormWeights& weights) const {
    out = operations_.normalize(out, norm, weights);
    return config_.residualMultiplier == 1.0 ? out : out * config_.residualMultiplier;
}

void ForwardPass::passLayer(std::int64_t index) {
    const Stopwatch watch;
    const LayerConfig& layer = config_.layers[static_cast<std::size_t>(index)];
    const LayerWeights& weights = weights_.layer(index);
    LayerCapture capture;

    const at::Tensor attentionInput = operations_.normalize(residual_, layer.attentionInput, weights.attentionInput);
    const at::Tensor mixed =
        blockOutput(attention(attentionInput, index, capture.heads), layer.attentionOutput, weights.attentionOutput);
    if (progress_.cancelled())
        return;
    capture.attentionOutput = statistics(mixed, index, Site::attentionOutput);
    const at::Tensor afterAttention = residual_ + mixed;
    capture.afterAttention = statistics(afterAttention, index, Site::afterAttention);

    // With parallel residual the feed-forward reads what attention read; a model with one norm for both has none of its
    // own here.
    const bool parallel = config_.residual == ResidualLayout::parallel;
    const at::Tensor feedForwardInput = parallel && layer.feedForwardInput.kind == NormKind::none
                                            ? attentionInput
                                            : operations_.normalize(parallel ? residual_ : afterAttention,
                                                                    layer.feedForwardInput, weights.feedForwardInput);
    const at::Tensor written =
        blockOutput(feedForward(feedForwardInput, index), layer.feedForwardOutput, weights.feedForwardOutput);
    if (progress_.cancelled())
        return;
    capture.feedForwardOutput = statistics(written, index, Site::feedForwardOutput);
    residual_ = afterAttention + written;
    capture.afterFeedForward = statistics(residual_, index, Site::afterFeedForward);

    tensors_.residual.push_back(residual_);
    if (run_.options.blockOutputs == KeepOutputs::yes) {
        tensors_.attentionOutput.push_back(mixed);
        tensors_.feedForwardOutput.push_back(written);
    }
    capture.seconds = watch.seconds();
    run_.layers.push_back(std::move(capture));
}

at::Tensor ForwardPass::attention(const at::Tensor& normed, std::int64_t index, HeadStatistics& heads) const {
    const auto place = static_cast<std::size_t>(index);
    const LayerConfig& layer = config_.layers[place];
    const LayerWeights& weights = weights_.layer(index);
    at::Tensor queryKeyValue = at::empty({normed.size(0), weights.queryKeyValue.weight.size(0)}, normed.options());
    inRowBlocks(normed, weights.queryKeyValue.weight.numel(), progress_, [&](std::int64_t first, std::int64_t last) {
        multiplyInto(queryKeyValue.narrow(0, first, last - first), normed.narrow(0, first, last - first),
                     weights.queryKeyValue);
    });
    operations_.prepareHeads(queryKeyValue, config_, layer, weights, tensors_.rope[tensors_.ropeOfLayer[place]], heads);
    const at::Tensor mixed =
        operations_.attend(queryKeyValue, config_, layer, weights, run_.options.sinkTokens, heads, progress_);
    tensors_.queryKeyValue.push_back(queryKeyValue);
    at::Tensor out = at::empty({normed.size(0), config_.width}, normed.options());
    inRowBlocks(mixed, weights.attentionProjection.weight.numel(), progress_,
                [&](std::int64_t first, std::int64_t last) {
                    multiplyInto(out.narrow(0, first, last - first), mixed.narrow(0, first, last - first),
                                 weights.attentionProjection);
                });
    return out;
}

at::Tensor ForwardPass::feedForward(const at::Tensor& normed, std::int64_t index) const {
    const LayerConfig& layer = config_.layers[static_cast<std::size_t>(index)];
    return sinkscope::feedForward(operations_, normed, config_, layer, weights_.layer(index), progress_);
}

void ForwardPass::predict() {
    const at::Tensor normed = operations_.normalize(residual_, config_.finalNorm, weights_.finalNorm);
    tensors_.logits = sinkscope::predict(operations_, normed, config_, weights_.head, run_, progress_);
}

} // namespace sinkscope
