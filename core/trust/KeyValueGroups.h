#pragma once

#include "engine/Run.h"
#include "trust/QueryKeyMatch.h"
#include "trust/TrustReport.h"

#include <vector>

namespace sinkscope {

/// Which query heads share which key head: by the description, by the logits that the run really computed (each query
/// head's logit to the first key against q·k of its key head, in double), and by `matches`, what the weights say.
TrustCheck keyValueGroupsCheck(const Run& run, const std::vector<QueryKeyMatch>& matches);

} // namespace sinkscope
