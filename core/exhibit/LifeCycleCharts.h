#pragma once

#include "analysis/Findings.h"
#include "exhibit/Chart.h"

#include <vector>

namespace sinkscope {

/// The largest magnitudes along depth ("residual") and those that each block adds ("blocks"), from what findings keep:
/// no tensors are needed.
std::vector<Chart> lifeCycleCharts(const Findings& findings);

/// The same of two runs over one prompt: the changed run over the base run's lines in dashes, as in the window.
std::vector<Chart> lifeCycleCharts(const Findings& base, const Findings& changed);

} // namespace sinkscope
