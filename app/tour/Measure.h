#pragma once

#include "support/Result.h"
#include "tour/Expectation.h"
#include "tour/TourRuns.h"

namespace sinkscope {

/// The number that an expectation is about, in the unit of TourQuantity. Fails when the run has no such place, or when
/// the number is not finite.
Result<double> measure(const Expectation& expectation, const TourRuns& runs);

} // namespace sinkscope
