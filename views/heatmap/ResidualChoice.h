#pragma once

#include "engine/Run.h"

#include <cstdint>

namespace sinkscope {

/// What the residual map shows.
struct ResidualChoice {
    enum class Shown { largest, norm, median, channel };
    Site site = Site::afterFeedForward;
    Shown shown = Shown::largest;
    std::int64_t channel = 0; ///< for Shown::channel

    /// Row 0 is the embedding for sites of the stream itself; block outputs start with layer 0.
    bool startsWithEmbedding() const {
        const bool isBlockOutput = site == Site::attentionOutput || site == Site::feedForwardOutput;
        return shown == Shown::channel || !isBlockOutput;
    }
    std::int64_t layerOfRow(std::int64_t row) const { return startsWithEmbedding() ? row - 1 : row; }
    std::int64_t rowOfLayer(std::int64_t layer) const { return startsWithEmbedding() ? layer + 1 : layer; }
    bool operator==(const ResidualChoice&) const = default;
};

} // namespace sinkscope
