#pragma once

#include "engine/AttentionChange.h"
#include "model/ModelWeights.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// Channels that attention reads as zero for some tokens; the residual stream keeps them.
struct ChannelMask {
    /// listed: the channels named. normOutput, residual: the `count` largest magnitudes of the norm's output or of the
    /// stream, for each token its own.
    enum class Choice { listed, normOutput, residual };
    enum class Place { beforeNorm, afterNorm };
    std::vector<std::int64_t> tokens, channels;
    std::int64_t count = 0;
    Choice choice = Choice::listed;
    Place place = Place::afterNorm;
};

/// Sets or scales one entry of the residual stream between this layer and the next: what the layer wrote stays
/// recorded, what follows reads the change.
struct ResidualEdit {
    enum class Kind { set, scale };
    std::int64_t token = 0, channel = 0;
    Kind kind = Kind::set;
    double amount = 0.0;
};

/// What becomes of a head's output right before the output projection; mean is over positions.
enum class HeadOutput { kept, zero, mean };

/// Whether the gated product's root mean square per token is capped to its median over tokens 1 and later.
enum class ProductCap { none, median };

/// One layer as interventions leave it. `config` and `weights` are the layer's own with other norms, sink logits or
/// weights in place of some.
struct LayerChange {
    LayerConfig config;
    LayerWeights weights;
    std::vector<ChannelMask> masks;
    AttentionChange attention;
    std::vector<HeadOutput> headOutputs; ///< [heads], or empty
    ProductCap cap = ProductCap::none;
    std::vector<ResidualEdit> edits; ///< in their order
};

} // namespace sinkscope
