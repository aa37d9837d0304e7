#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "trust/TrustReport.h"

namespace sinkscope {

/// Every row of every head's map, with the learned sink's share where there is one, sums to 1; and the run's statistics
/// (attention received, learned sink) are those of the maps.
TrustCheck attentionRowsCheck(const Run& run, const Progress& progress);
/// Each head's map × values × its slice of the output projection, summed over heads, plus the bias, is what attention
/// added to the stream. `run` has kept block outputs; the first 16 tokens are compared. Takes layers of at most
/// some `elements` weights together, spread over the depth.
TrustCheck headSumCheck(const Run& run, std::int64_t elements, const Progress& progress);

} // namespace sinkscope
