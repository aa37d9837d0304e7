#pragma once

#include "model/ModelConfig.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sinkscope {

/// All layers, first and last first, then those halfway between, and so on: however early a check has to stop, what it
/// covered is spread over the depth.
std::vector<std::int64_t> spreadOrder(std::int64_t layers);
/// How many layers have together at most that many weights, taken as equally large; at least 1.
std::int64_t layersWithin(const ModelConfig& config, std::int64_t elements);
/// "all 30 layers", "layer 0 of 2", "5 of 80 layers (0, 20, 39, 59, 79)"
Text coverageText(std::vector<std::int64_t> covered, std::int64_t layers);

} // namespace sinkscope
