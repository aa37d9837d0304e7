#pragma once

#include "analysis/Findings.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <memory>

namespace sinkscope {

class BasePrediction;
struct CalibrationMeans;

/// A run without interventions with what others of its prompt are compared with and resolved against. Immutable; no
/// torch in this header.
struct Baseline {
    std::shared_ptr<const Findings> findings;
    std::shared_ptr<const BasePrediction> prediction;
    std::shared_ptr<const CalibrationMeans> calibration; ///< null until an intervention needs it

    const Run& run() const { return *findings->run; }
};

/// Prepares a run's prediction for comparison: one unembedding; cancellable.
Result<Baseline> prepareBaseline(std::shared_ptr<const Findings> findings, const Progress& progress);

} // namespace sinkscope
