#pragma once

#include "analysis/Sinks.h"
#include "interventions/Intervention.h"

#include <vector>

namespace sinkscope {

/// Heads whose sink strength exceeds the finding's ε, ascending, and all others.
std::vector<HeadPlace> sinkHeads(const SinkFinding& sinks);
std::vector<HeadPlace> otherHeads(const SinkFinding& sinks);
/// All `heads` of a layer.
std::vector<HeadPlace> headsOfLayer(std::int64_t layer, std::int64_t heads);

} // namespace sinkscope
