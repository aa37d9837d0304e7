#pragma once

#include "Selection.h"
#include "analysis/Findings.h"

namespace sinkscope {

/// Where a newcomer should look first: the first layer whose heads see the giant, its strongest sink head, the last
/// query on the sink key, the spike's channel. Without a massive activation: the strongest sink of all heads.
Selection startingSelection(const Findings& findings);

/// The selection with each part moved to the nearest one that the run has.
Selection withinRun(const Selection& selection, const Run& run);

} // namespace sinkscope
