#include "tour/QuantityWords.h"

#include <array>

namespace sinkscope {
namespace {

using enum TourQuantity;

constexpr std::array words{
    QuantityWord{loss, "loss", Need::none, Need::none, Need::none, 2},
    QuantityWord{blindLoss, "blindLoss", Need::none, Need::none, Need::none, 2},
    QuantityWord{kl, "kl", Need::none, Need::none, Need::none, 3},
    QuantityWord{sinkHeads, "sinkHeads"},
    QuantityWord{firstTokenSinkHeads, "firstTokenSinkHeads"},
    QuantityWord{headsSinking, "headsSinking", Need::required},
    QuantityWord{sinkStrength, "sinkStrength", Need::required, Need::required},
    QuantityWord{sinkToken, "sinkToken", Need::required, Need::required},
    QuantityWord{valueLength, "valueLength", Need::required, Need::required, Need::required},
    QuantityWord{largest, "largest"},
    QuantityWord{ratio, "ratio"},
    QuantityWord{massiveEntries, "massiveEntries"},
    QuantityWord{massiveTokens, "massiveTokens"},
    QuantityWord{meLayer, "meLayer"},
    QuantityWord{spikeToken, "spikeToken"},
    QuantityWord{spikeChannel, "spikeChannel"},
    QuantityWord{magnitude, "magnitude", Need::required, Need::none, Need::optional},
    QuantityWord{feedForward, "feedForward", Need::required},
    QuantityWord{attentionOutput, "attentionOutput", Need::required},
    QuantityWord{numbers, "numbers"},
};

} // namespace

std::span<const QuantityWord> quantityWords() {
    return words;
}

const QuantityWord& wordOf(TourQuantity quantity) {
    return words[static_cast<std::size_t>(quantity)];
}

} // namespace sinkscope
