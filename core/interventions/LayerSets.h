#pragma once

#include "analysis/Findings.h"
#include "interventions/Intervention.h"
#include "support/Result.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// The layers that a set means, ascending. Fails when it follows the ME layer and there is none, or none after it.
Result<std::vector<std::int64_t>> layersOf(const LayerSet& set, const Findings& baseline);

/// The positions that a set means, ascending. Fails when it follows massive entries and there are none.
Result<std::vector<std::int64_t>> tokensOf(const TokenSet& set, const Findings& baseline);

} // namespace sinkscope
