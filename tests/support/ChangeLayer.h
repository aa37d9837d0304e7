#pragma once

#include "engine/Run.h"

namespace sinkscope {

/// Replaces a layer's capture by a copy that `change(LayerCapture&)` has altered.
template <typename Change>
void changeLayer(Run& run, std::size_t layer, Change change) {
    auto copy = std::make_shared<LayerCapture>(*run.layers[layer]);
    change(*copy);
    run.layers[layer] = std::move(copy);
}

} // namespace sinkscope
