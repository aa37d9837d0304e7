#pragma once

#include "engine/Run.h"
#include "support/Matrix.h"

#include <cstdint>
#include <span>

namespace sinkscope {

/// Some channels of one token along depth, and what each block adds there.
struct BlockContributions {
    Matrix residual;               ///< [layers + 1, channels], row 0 the embedding
    Matrix attention, feedForward; ///< [layers, channels]
};

/// The residual stream and the kept block outputs are exact. Where the outputs were not kept, a block's share comes
/// from its own three largest magnitudes for this token or from the stream between the two blocks; a layer's sum is
/// exact in any case. When neither names the channel, both shares are below those third-largest magnitudes and the sum
/// goes to the block that has the larger one.
BlockContributions blockContributions(const Run& run, std::int64_t token, std::span<const std::int64_t> channels);

} // namespace sinkscope
