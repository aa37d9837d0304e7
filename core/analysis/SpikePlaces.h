#pragma once

#include "analysis/LifeCycle.h"

#include <span>

namespace sinkscope {

/// Fills in where massive entries stand: spike, spike tokens and channels, first and last layer. Without entries
/// nothing changes. Entries ascend by layer.
void fillSpikePlaces(std::span<const MassiveEntry> entries, LifeCycle& cycle);

} // namespace sinkscope
