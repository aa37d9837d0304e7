#pragma once

#include "RandomModel.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>

namespace sinkscope {

/// A small random model whose feed-forward of layer 1 is one neuron, planted so that everything about its quadratic
/// form is known: gate and up rows are 3 s⋆ and 2 s⋆ once the norm's gain is folded in, and the neuron writes `down`
/// into channel 5. So λ⋆ = ‖U_5‖ = 6 `down`, and all else is zero.
struct PlantedAmplifier {
    static constexpr std::int64_t layer = 1, channel = 5, neuron = 17;
    static constexpr double down = 40.0, eigenvalue = 6.0 * down;
    at::Tensor trigger; ///< [width] unit, largest component positive
    std::shared_ptr<const Model> model;

    explicit PlantedAmplifier(const ModelConfig& config = smallConfig()) {
        trigger = at::linspace(-0.5, 1.0, config.width, at::kFloat);
        trigger = trigger / trigger.norm();
        model = randomModel(config, 1, [&](ModelWeights& weights) {
            LayerWeights& planted = weights.layers()[layer];
            const at::Tensor folded = trigger / planted.feedForwardInput.gain;
            planted.gateUp.weight.zero_();
            planted.down.weight.zero_();
            planted.gateUp.weight[neuron] = 3.0 * folded;
            planted.gateUp.weight[config.layers[layer].feedForwardSize + neuron] = 2.0 * folded;
            planted.down.weight[channel][neuron] = down;
        });
    }
};

} // namespace sinkscope
