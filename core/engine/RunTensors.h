#pragma once

#include "engine/AttentionRule.h"
#include "engine/RopeTable.h"

#include <ATen/core/Tensor.h>
#include <vector>

namespace sinkscope {

struct Run;

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

/// A layer's description and weights as the run used them, interventions included; live no longer than the run.
const LayerConfig& layerConfig(const Run& run, std::int64_t layer);
const LayerWeights& layerWeights(const Run& run, std::int64_t layer);
/// [tokens, width] that a layer (or, at the number of layers, the final norm) read: the stream before it, edits
/// included.
at::Tensor streamInto(const Run& run, std::int64_t layer);
/// The rule by which the run's layer attended, interventions included; lives no longer than the run.
AttentionRule attentionRule(const Run& run, std::int64_t layer);

} // namespace sinkscope
