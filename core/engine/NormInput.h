#pragma once

#include "engine/Run.h"
#include "interventions/Intervention.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// What a layer's norm (or the final one, whose layer is not looked at) reads, computed again from what the run kept:
/// rows [tokens, width], for q and k [tokens * (heads + keyValueHeads), headSize], or [tokens, channels] of q and k
/// where one norm covers all heads. Unusable when cancelled.
at::Tensor normInput(const Run& run, std::int64_t layer, NormSite site, const Progress& progress);

} // namespace sinkscope
