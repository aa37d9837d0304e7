#pragma once

#include "Shown.h"
#include "tour/TourPlace.h"

#include <optional>
#include <string>

namespace sinkscope {

/// What a tour can promise about a run. Shares are in percent, losses and KL in nats.
enum class TourQuantity {
    loss,
    blindLoss,           ///< of guessing evenly among the vocabulary
    kl,                  ///< mean over tokens, against the run without interventions
    sinkHeads,           ///< share of heads that sink
    firstTokenSinkHeads, ///< the same in Gu et al.'s convention
    headsSinking,        ///< how many heads of a layer sink
    sinkStrength,        ///< of a head, in percent of its attention
    sinkToken,           ///< position of a head's sink
    valueLength,         ///< length of a token's value in a head, in percent of the other tokens' mean
    largest,             ///< largest massive magnitude of the run; 0 when there is none
    ratio,               ///< largest ratio of a massive entry to its layer's median
    massiveEntries,
    massiveTokens,
    meLayer,
    spikeToken,
    spikeChannel,
    magnitude,       ///< largest magnitude of the stream after a layer, of one token or of all
    feedForward,     ///< largest magnitude that a layer's feed-forward adds
    attentionOutput, ///< largest magnitude that a layer's attention adds
    numbers          ///< how many numbers the stream holds after a layer
};

/// A promise of a step in numbers, and the name under which its text shows the number.
struct Expectation {
    std::string name; ///< empty: not shown
    Shown::Side side = Shown::Side::base;
    TourQuantity what = TourQuantity::loss;
    std::optional<TourPlace> layer, head, token;
    double least = 0.0, most = 0.0;
};

} // namespace sinkscope
