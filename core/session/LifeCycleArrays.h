#pragma once

#include "analysis/LifeCycle.h"
#include "session/SessionArrays.h"

#include <nlohmann/json.hpp>
#include <string>

namespace sinkscope {

/// The largest magnitudes along depth as arrays `<prefix>/lifeCycle` [layers + 1, 3] with `lifeCyclePlace` [layers + 1,
/// 3, 2] (token, channel), what blocks add as `blocks` [2, layers] (attention, feed-forward) with `blockPlace` [2,
/// layers, 2], and what was found in them as JSON.
nlohmann::ordered_json addLifeCycle(SessionArrays& arrays, const std::string& prefix, const LifeCycle& cycle);

/// Of that run, whose massive entries are given. Throws as StoredArrays.
LifeCycle readLifeCycle(const StoredArrays& arrays, const std::string& prefix, const nlohmann::ordered_json& json,
                        const Run& run, const std::vector<MassiveEntry>& massive);

} // namespace sinkscope
