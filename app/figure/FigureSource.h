#pragma once

#include "Shown.h"
#include "figure/FigureCommandText.h"
#include "interventions/Intervention.h"

#include <memory>

namespace sinkscope {

/// What all pictures of a figure dialog come from: for their provenance, and for the line that draws them again.
struct FigureSource {
    FigureRun run;
    std::shared_ptr<const Findings> base;
    Interventions interventions;
    Shown::Side side = Shown::Side::base; ///< that the window shows
};

} // namespace sinkscope
