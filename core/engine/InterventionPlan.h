#pragma once

#include "engine/LayerChange.h"

#include <cstdint>
#include <map>

namespace sinkscope {

/// All that differs from a model's own computation, resolved for one prompt. Immutable once made.
struct InterventionPlan {
    std::map<std::int64_t, LayerChange> layers;
    NormConfig finalNorm;
    NormWeights finalNormWeights;
    /// First layer that must be computed anew; the number of layers: only the prediction.
    std::int64_t firstLayer = 0;

    /// Null when the layer is as the model has it.
    const LayerChange* find(std::int64_t layer) const {
        const auto place = layers.find(layer);
        return place == layers.end() ? nullptr : &place->second;
    }
};

} // namespace sinkscope
