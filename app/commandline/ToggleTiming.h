#pragma once

#include "analysis/Findings.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace sinkscope {

/// How long it takes to switch off one head of a layer: the run from there on, its findings and the comparison.
struct ToggleTiming {
    std::int64_t layer = 0;
    double seconds = 0.0; ///< fastest of three after one to warm up
    double budget = 0.0;  ///< the full run's own time for the layers from there on, and for the unembedding
};

/// Toggles at a tenth, two fifths and four fifths of the depth (SmolLM2: layers 3, 12, 24), against a finished run with
/// those per-layer times. Prepares the baseline first, which is not counted. Cancellable.
Result<std::vector<ToggleTiming>> timeToggles(std::shared_ptr<const Findings> base, const std::vector<double>& layers,
                                              double unembedding, const Progress& progress);

} // namespace sinkscope
