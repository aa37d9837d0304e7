#pragma once

#include "interventions/Inspection.h"

#include <optional>
#include <vector>

namespace sinkscope {

/// What all open cards want to look at.
using InspectionRequests = std::vector<InspectionRequest>;

/// Its answer, in the same order; empty where there is nothing to see.
struct InspectionAnswer {
    InspectionRequests requests;
    std::vector<std::optional<Inspection>> inspections;
};

} // namespace sinkscope
