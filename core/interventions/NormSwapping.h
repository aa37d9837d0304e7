#pragma once

#include "engine/LayerChange.h"
#include "interventions/Intervention.h"
#include "support/Result.h"

#include <string>

namespace sinkscope {

/// A norm's place within a layer (or the final norm), to be changed.
struct NormPlace {
    NormConfig& config;
    std::vector<NormWeights*> weights; ///< one; for q and k two
};

/// The place of `site` within a layer. Not for Site::final.
NormPlace normPlace(LayerChange& layer, NormSite site);

/// Whether the model computes a norm at that site of that layer, or one may be added there (block outputs, q and k);
/// else a sentence.
Result<void> checkNormSite(const ModelConfig& config, std::int64_t layer, const NormSwap& swap);

/// Puts the target norm in place: the old gain and epsilon where the target has a gain, no bias. Adding a norm takes
/// `epsilon` and no gain. For dynamicTanh alpha and scale must be given.
void swapNorm(NormPlace place, const NormSwap& swap, double epsilon);

} // namespace sinkscope
