#pragma once

#include "interventions/Intervention.h"
#include "model/Model.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// A channel's gain in the norm before attention; `masked` where a mask takes it.
struct ChannelGain {
    std::int64_t channel = 0;
    float gain = 0.0F; ///< signed, as it is really applied
    bool masked = false;
};

/// All channels of a layer by |gain|, descending, the lower channel first among equals, with those marked that the
/// mask takes. Rankings that follow a token's values (activation, magnitude) mark none. Empty when that norm has no
/// gain. `layer` within the model; safe from any thread.
std::vector<ChannelGain> gainSpectrum(const Model& model, const WeMask& mask, std::int64_t layer);

} // namespace sinkscope
