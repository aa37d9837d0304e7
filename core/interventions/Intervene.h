#pragma once

#include "analysis/Comparison.h"
#include "interventions/Baseline.h"
#include "interventions/Intervention.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <memory>

namespace sinkscope {

/// A prompt's findings under interventions, and what they changed. Immutable.
struct Intervened {
    Interventions interventions;
    std::shared_ptr<const Findings> base, findings;
    Comparison comparison;
};

/// Runs from the first layer that the interventions touch and compares; with none it gives the baseline's own findings.
/// Fails as `resolve` does; cancellable.
Result<std::shared_ptr<const Intervened>> intervene(const Baseline& baseline, const Interventions& interventions,
                                                    const Progress& progress);

} // namespace sinkscope
