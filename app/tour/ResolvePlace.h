#pragma once

#include "analysis/Findings.h"
#include "support/Result.h"
#include "tour/TourPlace.h"

namespace sinkscope {

/// The number of a place in this run without interventions; `layer` tells whose strongest head is meant. Fails with a
/// sentence when the run has no such thing, or fewer layers, heads, tokens or channels.
Result<std::int64_t> resolvePlace(const TourPlace& place, PlaceKind kind, const Findings& base, std::int64_t layer = 0);

} // namespace sinkscope
