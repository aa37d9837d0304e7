#pragma once

#include "analysis/Massive.h"
#include "engine/Run.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinkscope {

enum class BlockPart { attention, feedForward };

/// A magnitude and where it sits.
struct PlacedValue {
    float value = 0.0F; ///< signed; NaN where a layer has none
    std::int64_t token = 0, channel = 0;
};

/// The massive-emergence layer (arXiv 2605.08504, section 2.1 of the facts): where the largest magnitude grows most, to
/// a massive value.
struct EmergenceLayer {
    std::int64_t layer = 0;
    BlockPart part = BlockPart::feedForward; ///< the block that adds more to the channel that became the largest
    double jump = 0.0;                       ///< largest |residual| after / before the layer
};

/// A block that writes (step-up) or removes (step-down) the spike; arXiv 2603.05498, section 1.2 of the facts.
struct StepBlock {
    std::int64_t layer = 0;
    BlockPart part = BlockPart::feedForward;
    std::int64_t channel = 0;
    float value = 0.0F; ///< what the block adds to that spike channel of the spike token
};

/// A block is a step when it adds at least this share of a spike channel's own peak along depth: the same order of
/// magnitude. The paper prints no number; the blocks between its steps add two to three orders less.
constexpr double stepShare = 0.1;

/// Rise, plateau and fall of the giants along depth.
struct LifeCycle {
    std::vector<std::array<PlacedValue, 3>> residual; ///< [layers + 1], row 0 the embedding: largest magnitudes
    std::vector<float> median;                        ///< [layers + 1] layer medians
    std::vector<PlacedValue> attention, feedForward;  ///< [layers] largest magnitude of what each block adds
    std::optional<std::int64_t> firstMassive, lastMassive;
    std::optional<PlacedValue> spike;                     ///< largest massive entry: spike token and channel
    std::vector<std::int64_t> spikeTokens, spikeChannels; ///< of all massive entries, ascending
    std::optional<EmergenceLayer> emergence;
    /// In the channels that are massive at the spike token. Up: before the peaks of that channel and of the largest
    /// one, with its sign; down: after both, against its sign. A block's largest such value is named. By layer,
    /// attention first.
    std::vector<StepBlock> stepUp, stepDown;
};

/// The largest value after the massive-emergence layer, which must be there.
const PlacedValue& emerged(const LifeCycle& cycle);

LifeCycle lifeCycle(const Run& run, const MassiveThresholds& thresholds);
/// The same from entries that massiveEntries() gave for this run.
LifeCycle lifeCycle(const Run& run, std::span<const MassiveEntry> entries);

} // namespace sinkscope
