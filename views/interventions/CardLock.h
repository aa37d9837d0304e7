#pragma once

#include "interventions/CardContext.h"
#include "interventions/InterventionCard.h"

#include <QString>

namespace sinkscope {

/// Why an intervention cannot act on the model and prompt of `base` (a place that is not there, no massive entries to
/// follow), as the rest of a sentence about it; empty when it can.
QString lockReason(const Intervention& intervention, const Findings& base);

/// The interventions that are switched on and can act, in order.
Interventions acting(const InterventionCards& cards, const Findings& base);

} // namespace sinkscope
