#pragma once

#include "engine/LayerChange.h"
#include "engine/Operations.h"

#include <ATen/core/Tensor.h>
#include <functional>

namespace sinkscope {

/// Token embeddings [ids, width] of tokens that stand at `firstPosition` and later: scaled, with positions, normalized.
at::Tensor embed(const Operations& operations, const ModelConfig& config, const ModelWeights& weights,
                 const std::vector<std::int64_t>& ids, std::int64_t firstPosition);

/// The same of tokens that all stand at `position`, each in a text of its own.
at::Tensor embedAllAt(const Operations& operations, const ModelConfig& config, const ModelWeights& weights,
                      const std::vector<std::int64_t>& ids, std::int64_t position);

/// What one layer makes of the stream, [rows, width] each.
struct LayerFlow {
    at::Tensor attention;   ///< what attention adds
    at::Tensor between;     ///< the stream after it
    at::Tensor feedForward; ///< what the feed-forward adds
};

/// How attention's output (before an output norm) comes from what it reads.
using AttentionStep = std::function<at::Tensor(const at::Tensor& read)>;

/// One layer over rows of the stream, serial or parallel, with the norms that it has. `change` may be null; `config`
/// and `weights` are then the layer's own, else the change's. Incomplete when cancelled.
LayerFlow layerFlow(const Operations& operations, const ModelConfig& model, const LayerConfig& config,
                    const LayerWeights& weights, const LayerChange* change, const at::Tensor& stream,
                    const AttentionStep& attention, const Progress& progress);

} // namespace sinkscope
