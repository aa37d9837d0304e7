#pragma once

#include "interventions/Intervention.h"
#include "support/Result.h"

#include <nlohmann/json_fwd.hpp>

namespace sinkscope {

struct Findings;

/// A step's list of interventions, in the form of io/InterventionsJson.h, except that each layer, head, token and
/// channel may be a word of TourPlace.h.
/// Fails with a sentence on the first fault; needs no run.
Result<void> checkTourInterventions(const nlohmann::ordered_json& list);
/// With each word put in by what this run without interventions found. Fails when it found no such thing.
Result<Interventions> resolveTourInterventions(const nlohmann::ordered_json& list, const Findings& base);

} // namespace sinkscope
