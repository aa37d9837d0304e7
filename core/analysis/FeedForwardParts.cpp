#include "analysis/FeedForwardParts.h"

#include "engine/Linear.h"
#include "engine/Operations.h"
#include "engine/RunTensors.h"

#include <ATen/ATen.h>

namespace sinkscope {

FeedForwardParts feedForwardParts(const Run& run, std::int64_t layer, const at::Tensor& read) {
    const auto operations = operationsFor(run.model->device(), ComputeType::fp32);
    const Activation activation = run.model->config().activation;
    const at::Tensor both = multiply(read, layerWeights(run, layer).gateUp).to(at::kFloat);
    if (layerConfig(run, layer).feedForward == FeedForwardKind::plain) {
        const at::Tensor activated = operations->activate(both, FeedForwardKind::plain, activation);
        return {both, activated, {}, activated};
    }
    const auto halves = both.chunk(2, 1);
    // A product with ones leaves the activation alone.
    const at::Tensor activated =
        operations->activate(at::cat({halves[0], at::ones_like(halves[0])}, 1), FeedForwardKind::gated, activation);
    return {halves[0], activated, halves[1], activated * halves[1]};
}

} // namespace sinkscope
