#pragma once

#include "engine/Run.h"
#include "interventions/Intervention.h"
#include "model/ModelWeights.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// What a layer's norm (or the final one, whose layer is not looked at) reads, computed again from what the run kept:
/// rows [tokens, width], for q and k [tokens * (heads + keyValueHeads), headSize], or [tokens, channels] of q and k
/// where one norm covers all heads. Unusable when cancelled.
at::Tensor normInput(const Run& run, std::int64_t layer, NormSite site, const Progress& progress);

/// What a layer's feed-forward reads, normalized with its gain, [tokens, width]. Unusable when cancelled.
at::Tensor feedForwardRead(const Run& run, std::int64_t layer, const Progress& progress);
/// What a layer's attention reads, normalized with its gain, [tokens, width]; before any mask.
at::Tensor attentionRead(const Run& run, std::int64_t layer);

/// A norm's description and weights; lives no longer than the model.
struct NormOfModel {
    const NormConfig& config;
    const NormWeights& weights;
};
/// The norm whose output the feed-forward reads: its own or, where parallel blocks share one, attention's.
NormOfModel feedForwardNorm(const ModelConfig& model, const LayerConfig& layer, const LayerWeights& weights);

} // namespace sinkscope
