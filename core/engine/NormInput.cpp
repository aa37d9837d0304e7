#include "engine/NormInput.h"

#include "engine/ChangedRows.h"
#include "engine/FeedForward.h"
#include "engine/InterventionPlan.h"
#include "engine/Linear.h"
#include "engine/RunTensors.h"

#include <ATen/ATen.h>

namespace sinkscope {

namespace {

class LayerAgain {
public:
    LayerAgain(const Run& run, std::int64_t layer, const Progress& progress)
        : run_(run),
          config_(run.model->config()),
          layer_(layerConfig(run, layer)),
          weights_(layerWeights(run, layer)),
          rule_(attentionRule(run, layer)),
          change_(run.plan ? run.plan->find(layer) : nullptr),
          stream_(streamInto(run, layer)),
          queryKeyValue_(run.tensors->queryKeyValue[static_cast<std::size_t>(layer)]),
          operations_(operationsFor(run.model->device(), run.model->type())),
          progress_(progress) {}

    at::Tensor heads() const {
        const at::Tensor read = operations_->normalize(stream_, layer_.attentionInput, weights_.attentionInput);
        at::Tensor product = multiplyInBlocks(read, weights_.queryKeyValue, progress_);
        if (config_.queryKeyValueClip)
            product.clamp_(-*config_.queryKeyValueClip, *config_.queryKeyValueClip);
        const std::int64_t size = config_.headSize, width = (config_.heads + config_.keyValueHeads) * size;
        const at::Tensor rows = product.narrow(1, 0, width);
        return config_.queryKeyNormScope == QueryKeyNormScope::allHeads ? rows : rows.reshape({-1, size});
    }

    at::Tensor attentionOutput() const {
        HeadStatistics unused;
        at::Tensor mixed = operations_->attend(queryKeyValue_, rule_, run_.options.sinkTokens, unused, progress_);
        if (change_ != nullptr)
            ablateHeads(mixed, change_->headOutputs, config_.headSize);
        return multiplyInBlocks(mixed, weights_.attentionProjection, progress_);
    }

    at::Tensor feedForwardInput() const {
        if (config_.residual == ResidualLayout::parallel)
            return stream_;
        const at::Tensor written =
            operations_->normalize(attentionOutput(), layer_.attentionOutput, weights_.attentionOutput);
        return stream_ + written * config_.residualMultiplier;
    }

    at::Tensor feedForwardOutput() const {
        const bool shared =
            config_.residual == ResidualLayout::parallel && layer_.feedForwardInput.kind == NormKind::none;
        const NormConfig& norm = shared ? layer_.attentionInput : layer_.feedForwardInput;
        const NormWeights& weights = shared ? weights_.attentionInput : weights_.feedForwardInput;
        const at::Tensor read = operations_->normalize(feedForwardInput(), norm, weights);
        return feedForward(*operations_, read, config_, layer_, weights_, change_ ? change_->cap : ProductCap::none,
                           progress_);
    }

    const at::Tensor& stream() const { return stream_; }

private:
    const Run& run_;
    const ModelConfig& config_;
    const LayerConfig& layer_;
    const LayerWeights& weights_;
    AttentionRule rule_;
    const LayerChange* change_;
    at::Tensor stream_, queryKeyValue_;
    std::unique_ptr<const Operations> operations_;
    const Progress& progress_;
};

} // namespace

at::Tensor normInput(const Run& run, std::int64_t layer, NormSite site, const Progress& progress) {
    if (site == NormSite::final)
        return streamInto(run, run.layerCount());
    const LayerAgain again(run, layer, progress);
    switch (site) {
    case NormSite::queryKey:
        return again.heads();
    case NormSite::feedForwardInput:
        return again.feedForwardInput();
    case NormSite::attentionOutput:
        return again.attentionOutput();
    case NormSite::feedForwardOutput:
        return again.feedForwardOutput();
    case NormSite::attentionInput:
    case NormSite::final:
        break;
    }
    return again.stream();
}

} // namespace sinkscope
