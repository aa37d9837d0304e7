#include "engine/AlonePass.h"

#include "engine/LayerFlow.h"
#include "engine/Linear.h"
#include "engine/RunTensors.h"

#include <ATen/ATen.h>

namespace sinkscope {
namespace {

/// One layer's attention where every row is a text of one token.
class AloneAttention {
public:
    AloneAttention(const Operations& operations, const ModelConfig& config, const LayerConfig& layer,
                   const LayerWeights& weights, const Progress& progress)
        : operations_(operations), config_(config), layer_(layer), weights_(weights), progress_(progress) {}

    at::Tensor operator()(const at::Tensor& read) const {
        return multiplyInBlocks(weights_.sinkLogits.defined() ? besideSinks(read) : values(read),
                                weights_.attentionProjection, progress_);
    }

private:
    /// Each query head with the value of its group, [rows, heads * headSize].
    at::Tensor forQueries(const at::Tensor& values) const {
        const std::int64_t rows = values.size(0), size = config_.headSize;
        return values.reshape({rows, config_.keyValueHeads, 1, size})
            .expand({rows, config_.keyValueHeads, config_.groupSize(), size})
            .reshape({rows, config_.heads * size});
    }

    at::Tensor values(const at::Tensor& read) const {
        const std::int64_t first = (config_.heads + config_.keyValueHeads) * config_.headSize,
                           count = config_.keyValueHeads * config_.headSize;
        const LinearWeights& joined = weights_.queryKeyValue;
        const LinearWeights own{joined.weight.narrow(0, first, count),
                                joined.bias.defined() ? joined.bias.narrow(0, first, count) : at::Tensor()};
        at::Tensor values = multiplyInBlocks(read, own, progress_);
        if (config_.queryKeyValueClip)
            values.clamp_(-*config_.queryKeyValueClip, *config_.queryKeyValueClip);
        return forQueries(values);
    }

    /// The same times softmax(q·k, sink logit): only here do queries and keys matter.
    at::Tensor besideSinks(const at::Tensor& read) const {
        const std::int64_t rows = read.size(0), size = config_.headSize;
        at::Tensor joined = multiplyInBlocks(read, weights_.queryKeyValue, progress_);
        HeadStatistics unused;
        operations_.prepareHeads(joined, config_, layer_, weights_, firstPosition(rows, read.device()), unused);
        const HeadTensors heads = splitHeads(joined, config_);
        const at::Tensor key = forQueries(heads.key).view({rows, config_.heads, size});
        at::Tensor score = (heads.query.to(at::kFloat) * key.to(at::kFloat)).sum(-1) * config_.attentionScale;
        if (config_.attentionSoftCap)
            score = at::tanh(score / *config_.attentionSoftCap) * *config_.attentionSoftCap;
        const at::Tensor share = at::sigmoid(score - weights_.sinkLogits).unsqueeze(-1).to(read.scalar_type());
        return (forQueries(heads.value).view({rows, config_.heads, size}) * share).reshape({rows, -1});
    }

    /// Nothing turns at position 0, but some rules (yarn) scale there as well.
    RopeTable firstPosition(std::int64_t rows, const at::Device& device) const {
        RopeTable table = ropeTable(layer_.rope, 1, device);
        if (table.cosine.defined()) {
            table.cosine = table.cosine.expand({rows, -1}).contiguous();
            table.sine = table.sine.expand({rows, -1}).contiguous();
        }
        return table;
    }

    const Operations& operations_;
    const ModelConfig& config_;
    const LayerConfig& layer_;
    const LayerWeights& weights_;
    const Progress& progress_;
};

} // namespace

void passAlone(const Operations& operations, const Model& model, const std::vector<std::int64_t>& ids,
               const Progress& progress, const std::function<void(std::int64_t, const at::Tensor&)>& use) {
    const ModelConfig& config = model.config();
    at::Tensor stream = embedAllAt(operations, config, model.weights(), ids, 0);
    for (std::int64_t index = 0; index < config.layerCount(); ++index) {
        const LayerConfig& layer = config.layers[static_cast<std::size_t>(index)];
        const LayerWeights& weights = model.weights().layer(index);
        const AloneAttention attention(operations, config, layer, weights, progress);
        const LayerFlow flow = layerFlow(operations, config, layer, weights, nullptr, stream, attention, progress);
        if (progress.cancelled())
            return;
        stream = flow.between + flow.feedForward;
        use(index, stream);
    }
}

} // namespace sinkscope
