#include "engine/ForwardPass.h"

#include "engine/ChangedRows.h"
#include "engine/LayerFlow.h"
#include "engine/Linear.h"
#include "engine/Prediction.h"
#include "support/Stopwatch.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {

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
    passLayers();
    predict(nullptr);
    run_.seconds = total.seconds();
}

void ForwardPass::continueFrom(const BasePrediction& base) {
    const Stopwatch total;
    takeOver(*base.run());
    passLayers();
    predict(&base);
    run_.seconds = total.seconds();
}

void ForwardPass::passLayers() {
    for (std::int64_t index = run_.layerCount(); index < config_.layerCount() && !progress_.cancelled(); ++index) {
        progress_.report(Stage::runningLayers, index, config_.layerCount());
        passLayer(index);
    }
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
    std::vector<std::int64_t> ids;
    for (const Token& token : run_.tokens)
        ids.push_back(token.id);
    residual_ = sinkscope::embed(operations_, config_, weights_, ids, 0);
    tensors_.residual.push_back(residual_);
    run_.embedding = statistics(residual_, -1, Site::embedding);
}

void ForwardPass::takeOver(const Run& base) {
    const auto shared = [&](const std::vector<at::Tensor>& all, std::vector<at::Tensor>& mine, std::int64_t count) {
        mine.assign(all.begin(),
                    all.begin() + std::min<std::ptrdiff_t>(count, static_cast<std::ptrdiff_t>(all.size())));
    };
    const std::int64_t first = run_.plan->firstLayer;
    run_.firstComputed = first;
    run_.embedding = base.embedding;
    run_.layers.assign(base.layers.begin(), base.layers.begin() + first);
    if (base.badNumber && base.badNumber->layer < first)
        run_.badNumber = base.badNumber;
    tensors_.rope = base.tensors->rope;
    tensors_.ropeOfLayer = base.tensors->ropeOfLayer;
    shared(base.tensors->residual, tensors_.residual, first + 1);
    shared(base.tensors->queryKeyValue, tensors_.queryKeyValue, first);
    if (run_.options.blockOutputs == KeepOutputs::yes) {
        shared(base.tensors->attentionOutput, tensors_.attentionOutput, first);
        shared(base.tensors->feedForwardOutput, tensors_.feedForwardOutput, first);
    }
    residual_ = enteringStream(*run_.plan, first, tensors_.residual.back());
}

void ForwardPass::passLayer(std::int64_t index) {
    const Stopwatch watch;
    const LayerChange* change = run_.plan ? run_.plan->find(index) : nullptr;
    const LayerConfig& layer = change ? change->config : config_.layers[static_cast<std::size_t>(index)];
    const LayerWeights& weights = change ? change->weights : weights_.layer(index);
    const auto capture = std::make_shared<LayerCapture>();
    const LayerFlow flow = layerFlow(
        operations_, config_, layer, weights, change, residual_,
        [&](const at::Tensor& read) { return attention(read, index, layer, weights, change, capture->heads); },
        progress_);
    if (progress_.cancelled())
        return;
    capture->attentionOutput = statistics(flow.attention, index, Site::attentionOutput);
    capture->afterAttention = statistics(flow.between, index, Site::afterAttention);
    capture->feedForwardOutput = statistics(flow.feedForward, index, Site::feedForwardOutput);
    residual_ = flow.between + flow.feedForward;
    capture->afterFeedForward = statistics(residual_, index, Site::afterFeedForward);

    tensors_.residual.push_back(residual_);
    if (run_.plan) // what this layer wrote is captured; what later layers read may be edited
        residual_ = enteringStream(*run_.plan, index + 1, residual_);
    if (run_.options.blockOutputs == KeepOutputs::yes) {
        tensors_.attentionOutput.push_back(flow.attention);
        tensors_.feedForwardOutput.push_back(flow.feedForward);
    }
    capture->seconds = watch.seconds();
    run_.layers.push_back(capture);
}

at::Tensor ForwardPass::attention(const at::Tensor& read, std::int64_t index, const LayerConfig& layer,
                                  const LayerWeights& weights, const LayerChange* change, HeadStatistics& heads) const {
    const auto place = static_cast<std::size_t>(index);
    at::Tensor queryKeyValue = multiplyInBlocks(read, weights.queryKeyValue, progress_);
    operations_.prepareHeads(queryKeyValue, config_, layer, weights, tensors_.rope[tensors_.ropeOfLayer[place]], heads);
    const AttentionRule rule(config_, layer, weights, change ? &change->attention : nullptr);
    at::Tensor mixed = operations_.attend(queryKeyValue, rule, run_.options.sinkTokens, heads, progress_);
    if (change)
        ablateHeads(mixed, change->headOutputs, config_.headSize);
    tensors_.queryKeyValue.push_back(queryKeyValue);
    return multiplyInBlocks(mixed, weights.attentionProjection, progress_);
}

void ForwardPass::predict(const BasePrediction* base) {
    if (progress_.cancelled())
        return;
    progress_.report(Stage::predicting, 0, run_.tokenCount());
    const Stopwatch watch;
    const at::Tensor normed = run_.plan
                                  ? operations_.normalize(residual_, run_.plan->finalNorm, run_.plan->finalNormWeights)
                                  : operations_.normalize(residual_, config_.finalNorm, weights_.finalNorm);
    tensors_.logits = sinkscope::predict(operations_, normed, base, run_, progress_);
    run_.unembeddingSeconds = watch.seconds();
}

} // namespace sinkscope
