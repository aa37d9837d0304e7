#pragma once

#include "engine/Operations.h"

namespace sinkscope {

/// The same numbers as FusedOperations from tensor operations, on any device and in any compute type.
class TensorOperations final : public Operations {
public:
    at::Tensor normalize(const at::Tensor& rows, const NormConfig& config, const NormWeights& weights) const override;
    SiteStatistics statistics(const at::Tensor& rows) const override;
    at::Tensor activate(const at::Tensor& gateUp, FeedForwardKind kind, Activation activation) const override;
    void prepareHeads(at::Tensor& queryKeyValue, const ModelConfig& config, const LayerConfig& layer,
                      const LayerWeights& weights, const RopeTable& rope, HeadStatistics& heads) const override;
    at::Tensor attend(const at::Tensor& queryKeyValue, const AttentionRule& rule, std::int64_t sinkTokens,
                      HeadStatistics& heads, const Progress& progress) const override;
    std::vector<double> logSumExp(const at::Tensor& logits) const override;
    std::vector<double> divergence(const at::Tensor& base, const std::vector<double>& baseSums,
                                   const at::Tensor& logits, const std::vector<double>& sums) const override;
};

/// Softmax weights [heads, queries, keys] in fp32 of query rows [first, last) over keys [firstKey, last): masked cells
/// 0, and the scaled, soft-capped scores they come from (masked cells -infinity). query and key [tokens, heads,
/// headSize] of the heads from `firstHead` on, key repeated for each query head.
struct AttentionTile {
    at::Tensor weights, scores;
    std::int64_t firstKey = 0;
};
AttentionTile attentionTile(const at::Tensor& query, const at::Tensor& key, const AttentionRule& rule,
                            std::int64_t firstHead, std::int64_t first, std::int64_t last);

} // namespace sinkscope
