#pragma once

#include "interventions/CardContext.h"
#include "interventions/Intervention.h"

#include <vector>

namespace sinkscope {

/// Heads whose sink strength exceeds ε in the run without interventions, and all others.
std::vector<HeadPlace> sinkHeads(const Findings& base);
std::vector<HeadPlace> otherHeads(const Findings& base);
/// All heads of a layer.
std::vector<HeadPlace> headsOfLayer(const ModelConfig& config, std::int64_t layer);

} // namespace sinkscope
