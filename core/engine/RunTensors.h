#pragma once

#include "engine/RopeTable.h"

#include <ATen/core/Tensor.h>
#include <vector>

namespace sinkscope {

/// The tensors a run keeps, on the model's device, in the compute dtype.
struct RunTensors {
    std::vector<at::Tensor> residual; ///< layers + 1 of [tokens, width]: embedding, then after each block
    std::vector<at::Tensor>
        queryKeyValue; ///< per layer [tokens, (heads + 2 keyValueHeads) * headSize], q and k rotated, half-split
    std::vector<at::Tensor> attentionOutput, feedForwardOutput; ///< per layer [tokens, width], or empty
    at::Tensor logits;                                          ///< [tokens, vocabulary], or undefined
    std::vector<RopeTable> rope; ///< per distinct RopeConfig, for showing keys before rotation
    std::vector<std::size_t> ropeOfLayer;
};

/// Views into a layer's joined tensor: q [tokens, heads, headSize]; k, v [tokens, keyValueHeads, headSize].
struct HeadTensors {
    at::Tensor query, key, value;
};
HeadTensors splitHeads(const at::Tensor& queryKeyValue, const ModelConfig& config);

} // namespace sinkscope
