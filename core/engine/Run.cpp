#include "engine/Run.h"
#include "engine/ChangedRows.h"
#include "engine/InterventionPlan.h"
#include "engine/RunTensors.h"

#include <ATen/ATen.h>
#include <cassert>

namespace sinkscope {

const SiteStatistics& Run::site(std::int64_t layer, Site site) const {
    if (layer < 0)
        return embedding;
    const LayerCapture& capture = this->layer(layer);
    switch (site) {
    case Site::attentionOutput:
        return capture.attentionOutput;
    case Site::afterAttention:
        return capture.afterAttention;
    case Site::feedForwardOutput:
        return capture.feedForwardOutput;
    case Site::embedding:
    case Site::afterFeedForward:
        break;
    }
    return capture.afterFeedForward;
}

namespace {

const LayerChange* changeOf(const Run& run, std::int64_t layer) {
    return run.plan ? run.plan->find(layer) : nullptr;
}

} // namespace

const LayerConfig& layerConfig(const Run& run, std::int64_t layer) {
    const LayerChange* change = changeOf(run, layer);
    return change ? change->config : run.model->config().layers[static_cast<std::size_t>(layer)];
}

const LayerWeights& layerWeights(const Run& run, std::int64_t layer) {
    const LayerChange* change = changeOf(run, layer);
    return change ? change->weights : run.model->weights().layer(layer);
}

at::Tensor streamInto(const Run& run, std::int64_t layer) {
    const at::Tensor& written = run.tensors->residual[static_cast<std::size_t>(layer)];
    return run.plan ? enteringStream(*run.plan, layer, written) : written;
}

AttentionRule attentionRule(const Run& run, std::int64_t layer) {
    const LayerChange* change = changeOf(run, layer);
    return {run.model->config(), layerConfig(run, layer), layerWeights(run, layer),
            change ? &change->attention : nullptr};
}

HeadTensors splitHeads(const at::Tensor& queryKeyValue, const ModelConfig& config) {
    const std::int64_t tokens = queryKeyValue.size(0), size = config.headSize;
    const std::int64_t query = config.heads * size, key = config.keyValueHeads * size;
    const auto part = [&](std::int64_t first, std::int64_t heads) {
        return queryKeyValue.narrow(1, first, heads * size).view({tokens, heads, size});
    };
    return {part(0, config.heads), part(query, config.keyValueHeads), part(query + key, config.keyValueHeads)};
}

} // namespace sinkscope
