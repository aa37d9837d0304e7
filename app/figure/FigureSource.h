#pragma once

#include "figure/FigureCommandText.h"
#include "interventions/Intervention.h"

#include <memory>

namespace sinkscope {

/// What all pictures of a figure dialog come from: for their provenance, and for the line that draws them again.
struct FigureSource {
    FigureRun run;
    std::shared_ptr<const Findings> base;
    Interventions interventions;
};

} // namespace sinkscope
