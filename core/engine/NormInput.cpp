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
    LayerAgain(const Run& run, std::int64_t layer, Progress progress)
        : run_(run),
          config_(run.model->config()),
          layer_(layerConfig(run, layer)),
          weights_(layerWeights(run, layer)),
          rule_(attentionRule(run, layer)),
          change_(run.plan ? run.plan->find(layer) : nullptr),
          stream_(streamInto(run, layer)),
          queryKeyValue_(run.tensors->queryKeyValue[static_cast<std::size_t>(layer)]),
          operations_(operationsFor(run.model->device(), run.model->type())),
          progress_(std::move(progress)) {}

    at::Tensor heads() const {
        at::Tensor product = multiplyInBlocks(attentionRead(), weights_.queryKeyValue, progress_);
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

    at::Tensor feedForwardRead() const {
        const NormOfModel norm = feedForwardNorm(config_, layer_, weights_);
        return operations_->normalize(feedForwardInput(), norm.config, norm.weights);
    }

    at::Tensor feedForwardOutput() const {
        return feedForward(*operations_, feedForwardRead(), config_, layer_, weights_,
                           change_ ? change_->cap : ProductCap::none, progress_);
    }

    at::Tensor attentionRead() const {
        return operations_->normalize(stream_, layer_.attentionInput, weights_.attentionInput);
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
    Progress progress_;
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

at::Tensor feedForwardRead(const Run& run, std::int64_t layer, const Progress& progress) {
    return LayerAgain(run, layer, progress).feedForwardRead();
}

at::Tensor attentionRead(const Run& run, std::int64_t layer) {
    return LayerAgain(run, layer, {}).attentionRead();
}

NormOfModel feedForwardNorm(const ModelConfig& model, const LayerConfig& layer, const LayerWeights& weights) {
    const bool shared = model.residual == ResidualLayout::parallel && layer.feedForwardInput.kind == NormKind::none;
    return shared ? NormOfModel{layer.attentionInput, weights.attentionInput}
                  : NormOfModel{layer.feedForwardInput, weights.feedForwardInput};
}

} // namespace sinkscope
