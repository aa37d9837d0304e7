#include "trust/ReferenceFeedForward.h"

#include "trust/ExactMath.h"

#include <ATen/ATen.h>
#include <cmath>
#include <numbers>

namespace sinkscope {
namespace {

at::Tensor activated(const at::Tensor& x, Activation activation) {
    switch (activation) {
    case Activation::silu:
        return x * at::sigmoid(x);
    case Activation::gelu:
        return 0.5 * x * (1.0 + at::erf(x / std::numbers::sqrt2));
    case Activation::geluTanh:
        return 0.5 * x * (1.0 + at::tanh(std::sqrt(2.0 / std::numbers::pi) * (x + 0.044715 * x * x * x)));
    case Activation::relu:
        return x.clamp_min(0.0);
    case Activation::reluSquared:
        return x.clamp_min(0.0).square();
    }
    return x;
}

at::Tensor gated(const at::Tensor& gateUp, Activation activation) {
    const std::int64_t size = gateUp.size(1) / 2;
    return activated(gateUp.narrow(1, 0, size), activation) * gateUp.narrow(1, size, size);
}

at::Tensor gatedExpert(const at::Tensor& gateUp, const ModelConfig& config) {
    if (!config.experts.clampLimit)
        return gated(gateUp, config.activation);
    const std::int64_t size = gateUp.size(1) / 2;
    const at::Tensor gate = gateUp.narrow(1, 0, size), up = gateUp.narrow(1, size, size);
    const double limit = *config.experts.clampLimit;
    const at::Tensor low = gate.clamp_max(limit);
    return low * at::sigmoid(config.experts.clampAlpha.value_or(1.0) * low) * (up.clamp(-limit, limit) + 1.0);
}

/// Shares [tokens, experts], 0 for those not chosen.
at::Tensor routed(const at::Tensor& scores, const ExpertConfig& experts, std::vector<double>& gap) {
    const auto [sorted, order] = scores.sort(1, true);
    const at::Tensor chosen = order.narrow(1, 0, experts.chosen);
    const bool softmaxFirst = experts.scoring == ExpertConfig::Scoring::softmaxThenTop;
    at::Tensor shares =
        softmaxFirst ? at::softmax(scores, 1).gather(1, chosen) : at::softmax(sorted.narrow(1, 0, experts.chosen), 1);
    if (softmaxFirst && experts.normalizeChosen)
        shares = shares / shares.sum(1, true);
    if (experts.chosen < scores.size(1)) {
        const at::Tensor apart =
            (sorted.select(1, experts.chosen - 1) - sorted.select(1, experts.chosen)).abs().contiguous();
        gap.assign(apart.data_ptr<double>(), apart.data_ptr<double>() + apart.numel());
    }
    return at::zeros_like(scores).scatter(1, chosen, shares);
}

at::Tensor mixture(const at::Tensor& rows, const ModelConfig& config, const LayerWeights& weights,
                   std::vector<double>& gap, const Progress& progress) {
    const at::Tensor shares = routed(exactProduct(rows, weights.router, progress), config.experts, gap);
    at::Tensor out = at::zeros_like(rows);
    for (std::int64_t expert = 0; expert < config.experts.experts && !progress.cancelled(); ++expert) {
        const at::Tensor share = shares.select(1, expert).unsqueeze(1);
        const at::Tensor places = share.squeeze(1).nonzero().squeeze(1);
        if (places.numel() == 0)
            continue;
        const auto index = static_cast<std::size_t>(expert);
        const at::Tensor chosen = rows.index_select(0, places);
        const at::Tensor inner = gatedExpert(exactProduct(chosen, weights.expertGateUp[index], progress), config);
        out.index_add_(0, places,
                       exactProduct(inner, weights.expertDown[index], progress) * share.index_select(0, places));
    }
    return out;
}

} // namespace

at::Tensor referenceFeedForward(const at::Tensor& rows, const ModelConfig& config, const LayerConfig& layer,
                                const LayerWeights& weights, std::vector<double>& routingGap,
                                const Progress& progress) {
    if (layer.feedForward == FeedForwardKind::mixture)
        return mixture(rows, config, weights, routingGap, progress);
    const at::Tensor wide = exactProduct(rows, weights.gateUp, progress);
    const at::Tensor inner = layer.feedForward == FeedForwardKind::plain ? activated(wide, config.activation)
                                                                         : gated(wide, config.activation);
    return exactProduct(inner, weights.down, progress);
}

} // namespace sinkscope
