#pragma once

#include "analysis/Massive.h"
#include "engine/Run.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinkscope {

/// One rise, plateau and fall of a channel; a channel may live through several.
struct SpikeGeneration {
    std::int64_t channel = 0;
    std::int64_t first = 0, last = 0; ///< layers after which the channel is at least generationShare of its peak
    std::int64_t peakLayer = 0, token = 0;
    float peak = 0.0F; ///< signed
};

/// A plateau reaches from its peak as far as this share of it. This project's reading: between two generations a
/// channel falls by one to two orders of magnitude, along a plateau by less than a third.
constexpr double generationShare = 0.3;
/// A peak counts from this share of the massive thresholds' ratio on: early generations are smaller than the giant.
constexpr double smallerGeneration = 0.1;

/// Of each channel, ordered by channel and layer: of what is largest over the tokens, the peaks that are above the
/// absolute threshold and a tenth of the relative one. Channels within the width.
std::vector<SpikeGeneration> spikeGenerations(const Run& run, std::span<const std::int64_t> channels,
                                              const MassiveThresholds& thresholds);

} // namespace sinkscope
