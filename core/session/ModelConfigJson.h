#pragma once

#include "model/ModelConfig.h"
#include "support/Result.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

/// A model's whole description, as a session keeps it.
nlohmann::ordered_json modelConfigJson(const ModelConfig& config);
/// Strict: every field must be there and of its kind, no other may be, and the sizes fit together (checkConfig).
Result<ModelConfig> parseModelConfig(const nlohmann::ordered_json& json);

} // namespace sinkscope
