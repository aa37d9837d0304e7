#pragma once

#include "trust/TrustReport.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <functional>

namespace sinkscope {

struct ModelConfig;
struct RopeConfig;
struct RopeTable;

/// Gives the table that the engine would use for a sequence of that many tokens: ropeTable() on the CPU.
using RopeTableOf = std::function<RopeTable(const RopeConfig& config, std::int64_t tokens)>;

/// cos and sin of every pair at positions 0, 1,000, 8,000 and the last, for each distinct rule of the layers, against
/// ropeFormula() in double. Yellow when the slowest pair turns more than once within the reach of attention.
TrustCheck ropeTableCheck(const ModelConfig& config, const RopeTableOf& tableOf);

} // namespace sinkscope
