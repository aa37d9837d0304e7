#include "trust/ExactMath.h"

#include <ATen/ATen.h>
#include <algorithm>

namespace sinkscope {

at::Tensor exact(const at::Tensor& values) {
    return values.to(at::kCPU).to(at::kDouble);
}

at::Tensor exactProduct(const at::Tensor& rows, const LinearWeights& weights, const Progress& progress) {
    // 4 MiB of doubles: they stay in the cache between widening and multiplying.
    constexpr std::int64_t sliceElements = std::int64_t{1} << 19;
    const std::int64_t outputs = weights.weight.size(0), inputs = weights.weight.size(1);
    const std::int64_t step = std::clamp<std::int64_t>(sliceElements / std::max<std::int64_t>(inputs, 1), 1, outputs);
    at::Tensor out = at::empty({rows.size(0), outputs}, at::kDouble);
    for (std::int64_t first = 0; first < outputs && !progress.cancelled(); first += step) {
        const std::int64_t count = std::min(step, outputs - first);
        out.narrow(1, first, count).copy_(at::mm(rows, exact(weights.weight.narrow(0, first, count)).t()));
    }
    return weights.bias.defined() ? out.add_(exact(weights.bias)) : out;
}

at::Tensor exactNorm(const at::Tensor& rows, const NormConfig& config, const NormWeights& weights) {
    if (config.kind == NormKind::none)
        return rows;
    const at::Tensor centred = config.kind == NormKind::layer ? rows - rows.mean(-1, true) : rows;
    at::Tensor normed = config.kind == NormKind::dynamicTanh
                            ? config.scale * at::tanh(config.alpha * rows)
                            : centred / (centred.square().mean(-1, true) + config.epsilon).sqrt();
    if (weights.gain.defined())
        normed = normed * exact(weights.gain);
    return weights.bias.defined() ? normed + exact(weights.bias) : normed;
}

} // namespace sinkscope
