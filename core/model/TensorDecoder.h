#pragma once

#include "model/Model.h"
#include "model/TensorPlan.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <span>

namespace sinkscope {

/// Fills every plan's target from the mapped file: decoded in parallel straight into the joined tensor, then moved to
/// the device and type of `options`. Reports Stage::loadingWeights in elements; cancels within 100 ms, also inside a
/// large tensor.
Result<void> decodeTensors(const WeightSource& source, std::span<const TensorPlan> plans, const LoadOptions& options,
                           const Progress& progress);

} // namespace sinkscope
