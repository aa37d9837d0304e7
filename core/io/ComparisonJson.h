#pragma once

#include "interventions/Intervene.h"

#include <nlohmann/json_fwd.hpp>

namespace sinkscope {

/// `comparison` of `analyze --json`: kl and nllChange (means in nats per token), both per token, next tokens before,
/// sink ratio and per-head strength changes, massive entries gone and new, relative change of the residual stream at
/// each boundary (0: the embedding, l + 1: after layer l) and the first boundary that differs.
nlohmann::ordered_json comparisonJson(const Comparison& comparison);

} // namespace sinkscope
