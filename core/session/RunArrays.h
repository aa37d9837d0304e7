#pragma once

#include "analysis/Findings.h"
#include "session/SessionArrays.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace sinkscope {

/// A run and its findings as arrays whose names begin with `prefix` (those of addCaptures, `loss` [tokens - 1],
/// `kl` [tokens] of a run with interventions, `next` and `nextProbability` [10], `massive` [n, 3] as layer, token,
/// channel with `massiveValue` [n, 2] as value and ratio, `lifeCycle` [layers + 1, 3] with `lifeCyclePlace` as token
/// and channel, the same of what blocks add, `sinkStrength` [layers, heads] for other readers) and what is no array.
nlohmann::ordered_json addRun(SessionArrays& arrays, const std::string& prefix, const Findings& findings);

/// The findings of a run of `model` over `tokens`, which must be there. The run has no tensors. Throws as StoredArrays.
std::shared_ptr<const Findings> readRun(const StoredArrays& arrays, const std::string& prefix,
                                        const nlohmann::ordered_json& json, std::shared_ptr<const Model> model,
                                        const Tokens& tokens, const FindingOptions& options);

} // namespace sinkscope
