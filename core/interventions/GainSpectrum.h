#pragma once

#include "analysis/Findings.h"
#include "interventions/Intervention.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sinkscope {

/// A channel's gain in the norm before attention; `masked` where a mask takes it.
struct ChannelGain {
    std::int64_t channel = 0;
    float gain = 0.0F; ///< signed, as it is really applied
    bool masked = false;
};

/// One layer's gains beside what a mask takes there.
struct GainSpectrum {
    std::int64_t layer = 0;
    bool acts = false; ///< the mask acts in this layer; else no channel is marked
    std::optional<std::int64_t>
        token; ///< whose values rank the channels; empty: every masked token loses the same ones
    std::vector<ChannelGain> channels; ///< by |gain|, descending, the lower channel first among equals
};

/// All channels of a layer with those marked that the mask takes in the run of `base`. A ranking by a token's values
/// (activation, magnitude) is that of `token` where the mask acts on it, else of the first token masked. Without
/// channels when that norm has no gain. `layer`, `token` within the run; on the worker.
GainSpectrum gainSpectrum(const Findings& base, const WeMask& mask, std::int64_t layer, std::int64_t token);

} // namespace sinkscope
