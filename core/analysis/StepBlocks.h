#pragma once

#include "analysis/LifeCycle.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinkscope {

/// The blocks that raise and lower a token's spike channels, by the rule at stepShare in LifeCycle.h.
struct StepBlocks {
    std::vector<StepBlock> up, down;
};

StepBlocks stepBlocks(const Run& run, std::int64_t token, std::span<const std::int64_t> channels);
/// Which block of a layer adds more to the place that the value names, in the direction of its sign.
BlockPart largerWriter(const Run& run, std::int64_t layer, const PlacedValue& value);

} // namespace sinkscope
