#pragma once

#include "engine/RopeTable.h"
#include "engine/Run.h"
#include "model/ModelWeights.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>
#include <memory>
#include <vector>

namespace sinkscope {

/// The arithmetic of a layer that is not a matrix product, with its captures. Two implementations give the same
/// numbers: fused loops for fp32 on the CPU, tensor operations for every device and type. Stateless; called on the
/// computing thread.
class Operations {
public:
    virtual ~Operations() = default;

    /// rows [tokens, width] -> the same shape, in the same type; statistics inside in fp32 or better.
    virtual at::Tensor normalize(const at::Tensor& rows, const NormConfig& config,
                                 const NormWeights& weights) const = 0;
    /// rows [tokens, width]. Tokens with NaN or infinity get NaN in every field.
    virtual SiteStatistics statistics(const at::Tensor& rows) const = 0;
    /// gateUp [tokens, 2 size] (gated, gate first) or [tokens, size] (plain) -> [tokens, size].
    virtual at::Tensor activate(const at::Tensor& gateUp, FeedForwardKind kind, Activation activation) const = 0;
    /// Clips, normalizes and rotates q and k inside queryKeyValue [tokens, (heads + 2 keyValueHeads) * headSize]; fills
    /// the three norms.
    virtual void prepareHeads(at::Tensor& queryKeyValue, const ModelConfig& config, const LayerConfig& layer,
                              const LayerWeights& weights, const RopeTable& rope, HeadStatistics& heads) const = 0;
    /// Attention in query tiles, O(tile * tokens) memory: returns [tokens, heads * headSize] and fills the other head
    /// statistics. Stops early, with an unusable result, when `progress` is cancelled.
    virtual at::Tensor attend(const at::Tensor& queryKeyValue, const ModelConfig& config, const LayerConfig& layer,
                              const LayerWeights& weights, std::int64_t sinkTokens, HeadStatistics& heads,
                              const Progress& progress) const = 0;
    /// log Σ e^x of each row of logits [rows, vocabulary].
    virtual std::vector<double> logSumExp(const at::Tensor& logits) const = 0;
};

/// Fused loops where they apply, tensor operations otherwise.
std::unique_ptr<const Operations> operationsFor(ComputeDevice device, ComputeType type);

/// First key that the query at `position` may see in a layer with that window.
inline std::int64_t firstVisibleKey(const LayerConfig& layer, std::int64_t position) {
    return layer.window ? std::max<std::int64_t>(0, position - *layer.window + 1) : 0;
}

} // namespace sinkscope
