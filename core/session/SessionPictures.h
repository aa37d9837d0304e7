#pragma once

#include "analysis/KeySpace.h"
#include "engine/AttentionMap.h"
#include "interventions/Intervention.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sinkscope {

/// The same picture of the run without and, where there is one, of the run with interventions.
template <typename Value>
struct BothRuns {
    std::shared_ptr<const Value> base, changed;
};

/// What pictures ask of a run's tensors, answered once and kept: so that they are drawn where the model is not at hand.
struct SessionPictures {
    /// The whole map of one head: [tokens, tokens] with NaN where no query looks, or, of prompts longer than
    /// `mostMapTokens`, reduced to that many cells a side by their largest.
    struct Map {
        std::int64_t layer = 0, head = 0;
        BothRuns<Matrix> values;
    };
    struct Space {
        Rotation rotation = Rotation::after;
        BothRuns<KeySpace> values;
    };
    struct Channel {
        std::int64_t channel = 0;
        BothRuns<Matrix> values; ///< [layers + 1, tokens]
    };
    static constexpr std::int64_t mostMapTokens = 2048;
    /// Up to so many cells (4 MiB) the maps of all heads are kept: SmolLM2's of 60 tokens.
    static constexpr std::int64_t mostCellsOfAllHeads = std::int64_t{1} << 20;

    std::int64_t tokens = 0; ///< of the prompt
    std::vector<Map> maps;
    std::vector<Space> spaces;
    std::vector<Channel> channels;
};

/// Which pictures are kept in any case: those of one head, and those of one channel when it is looked at.
struct KeptChoice {
    std::int64_t layer = 0, head = 0;
    std::optional<std::int64_t> channel;
};

/// Computes them from runs that hold their tensors, of short prompts the maps of every head; `changed` may be null.
/// Reports Stage::computingMap; cancellable.
Result<SessionPictures> computePictures(const Run& base, const Run* changed, const KeptChoice& choice,
                                        const Progress& progress);

/// The kept answers. Each fails, with a sentence that says that the model is needed and what was kept, for another
/// head, another channel, or a part of a map that was kept reduced.
Result<BothRuns<Matrix>> keptMaps(const SessionPictures& pictures, const MapRequest& request);
Result<BothRuns<KeySpace>> keptSpaces(const SessionPictures& pictures, std::int64_t layer, std::int64_t head,
                                      Rotation rotation);
Result<BothRuns<Matrix>> keptChannels(const SessionPictures& pictures, std::int64_t channel);

} // namespace sinkscope
