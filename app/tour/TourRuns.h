#pragma once

#include "analysis/Findings.h"
#include "interventions/Intervene.h"

#include <memory>

namespace sinkscope {

/// What a step is measured on: the run without interventions, and with them where some are switched.
struct TourRuns {
    std::shared_ptr<const Findings> base;
    std::shared_ptr<const Intervened> changed; ///< null: nothing switched, and B is A
};

} // namespace sinkscope
