#include "analysis/GatedRows.h"

#include "engine/NormInput.h"

#include <ATen/ATen.h>

namespace sinkscope {

GatedRows gatedRows(const Model& model, std::int64_t layer) {
    const LayerWeights& weights = model.weights().layer(layer);
    const LayerConfig& description = model.config().layers[static_cast<std::size_t>(layer)];
    const at::Tensor gain = feedForwardNorm(model.config(), description, weights).weights.gain;
    at::Tensor both = weights.gateUp.weight.to(at::kFloat);
    if (gain.defined())
        both = both * gain;
    const auto parts = both.chunk(2, 0);
    return {parts[0], parts[1], weights.down.weight.to(at::kFloat)};
}

} // namespace sinkscope
