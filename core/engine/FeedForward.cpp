#include "engine/FeedForward.h"

#include "engine/Linear.h"

#include <ATen/ATen.h>

namespace sinkscope {

namespace {

/// gate clamped above, up on both sides, gate · sigmoid(alpha gate) · (up + 1); gpt-oss.
at::Tensor clampedGate(const at::Tensor& gateUp, const ExpertConfig& experts) {
    const std::vector<at::Tensor> parts = gateUp.chunk(2, 1);
    const at::Tensor gate = parts[0].clamp_max(*experts.clampLimit);
    const at::Tensor up = parts[1].clamp(-*experts.clampLimit, *experts.clampLimit);
    return (up + 1.0) * gate * at::sigmoid(gate * experts.clampAlpha.value_or(1.0));
}

/// Each token's chosen experts [tokens, chosen] and their weights, in fp32.
std::pair<at::Tensor, at::Tensor> route(const at::Tensor& rows, const ExpertConfig& experts,
                                        const LinearWeights& router) {
    const at::Tensor scores = multiply(rows, router).to(at::kFloat);
    const bool softmaxFirst = experts.scoring == ExpertConfig::Scoring::softmaxThenTop;
    auto [weights, chosen] = (softmaxFirst ? at::softmax(scores, -1) : scores).topk(experts.chosen, -1);
    if (!softmaxFirst)
        weights = at::softmax(weights, -1);
    else if (experts.normalizeChosen)
        weights = weights / weights.sum(-1, true);
    return {chosen, weights};
}

at::Tensor mixture(const Operations& operations, const at::Tensor& rows, const ModelConfig& config,
                   const LayerWeights& weights, const Progress& progress) {
    const ExpertConfig& experts = config.experts;
    const auto [chosen, shares] = route(rows, experts, weights.router);
    at::Tensor out = at::zeros({rows.size(0), config.width}, rows.options());
    for (std::int64_t expert = 0; expert < experts.experts && !progress.cancelled(); ++expert) {
        const std::vector<at::Tensor> places = at::where(chosen == expert);
        const at::Tensor &tokens = places[0], &rank = places[1];
        if (tokens.numel() == 0)
            continue;
        const auto index = static_cast<std::size_t>(expert);
        const at::Tensor gateUp = multiply(rows.index_select(0, tokens), weights.expertGateUp[index]);
        const at::Tensor product = experts.clampLimit
                                       ? clampedGate(gateUp, experts)
                                       : operations.activate(gateUp, FeedForwardKind::gated, config.activation);
        const at::Tensor share = shares.index({tokens, rank}).unsqueeze(1).to(rows.scalar_type());
        out.index_add_(0, tokens, multiply(product, weights.expertDown[index]) * share);
    }
    return out;
}

/// The whole product at once: its cap is known only when all rows are.
at::Tensor cappedFeedForward(const Operations& operations, const at::Tensor& rows, const ModelConfig& config,
                             const LayerConfig& layer, const LayerWeights& weights, const Progress& progress) {
    at::Tensor product = at::empty({rows.size(0), weights.down.weight.size(1)}, rows.options());
    inRowBlocks(rows, weights.gateUp.weight.numel(), progress, [&](std::int64_t first, std::int64_t last) {
        const at::Tensor gateUp = multiply(rows.narrow(0, first, last - first), weights.gateUp);
        product.narrow(0, first, last - first).copy_(operations.activate(gateUp, layer.feedForward, config.activation));
    });
    capToMedian(product);
    return multiplyInBlocks(product, weights.down, progress);
}

} // namespace

void capToMedian(at::Tensor& product) {
    if (product.size(0) < 2)
        return;
    const at::Tensor size = product.to(at::kFloat).square().mean(-1, true).sqrt();
    const at::Tensor median = size.narrow(0, 1, size.size(0) - 1).median();
    product.mul_((median / size).clamp_max(1.0).nan_to_num(1.0).to(product.scalar_type()));
}

at::Tensor feedForward(const Operations& operations, const at::Tensor& rows, const ModelConfig& config,
                       const LayerConfig& layer, const LayerWeights& weights, ProductCap cap,
                       const Progress& progress) {
    if (cap == ProductCap::median)
        return cappedFeedForward(operations, rows, config, layer, weights, progress);
    if (layer.feedForward == FeedForwardKind::mixture)
        return mixture(operations, rows, config, weights, progress);
    at::Tensor out = at::empty({rows.size(0), config.width}, rows.options());
    // Both products of a block of rows before the next block: the wide intermediate stays small.
    inRowBlocks(rows, weights.gateUp.weight.numel() + weights.down.weight.numel(), progress,
                [&](std::int64_t first, std::int64_t last) {
                    const at::Tensor gateUp = multiply(rows.narrow(0, first, last - first), weights.gateUp);
                    multiplyInto(out.narrow(0, first, last - first),
                                 operations.activate(gateUp, layer.feedForward, config.activation), weights.down);
                });
    return out;
}

} // namespace sinkscope
