#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "trust/TrustReport.h"

namespace sinkscope {

/// The run against a second implementation in double: each layer fed from the run's own stream at its input, for the
/// first 12 tokens, and the logits of the last of them. `run` has kept block outputs and logits. Widens at most
/// some `elements` weights, spread over the layers, and says what it covered.
TrustCheck precisionCheck(const Run& run, std::int64_t elements, const Progress& progress);

} // namespace sinkscope
