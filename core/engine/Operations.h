#pragma once

#include "engine/AttentionRule.h"
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
    virtual at::Tensor attend(const at::Tensor& queryKeyValue, const AttentionRule& rule, std::int64_t sinkTokens,
                              HeadStatistics& heads, const Progress& progress) const = 0;
    /// log Σ e^x of each row of logits [rows, vocabulary].
    virtual std::vector<double> logSumExp(const at::Tensor& logits) const = 0;
    /// Kullback-Leibler divergence of each row's softmax from that of the same row of `base`, in nats; logits and base
    /// [rows, vocabulary] fp32, with their logSumExp.
    virtual std::vector<double> divergence(const at::Tensor& base, const std::vector<double>& baseSums,
                                           const at::Tensor& logits, const std::vector<double>& sums) const = 0;
};

/// Fused loops where they apply, tensor operations otherwise.
std::unique_ptr<const Operations> operationsFor(ComputeDevice device, ComputeType type);

} // namespace sinkscope
