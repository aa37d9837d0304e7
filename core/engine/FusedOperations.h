#pragma once

#include "engine/Operations.h"

namespace sinkscope {

/// fp32 on the CPU: each row is read once per purpose, by loops chosen for this processor (engine/kernels).
class FusedOperations final : public Operations {
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

} // namespace sinkscope
