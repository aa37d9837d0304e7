#include "tour/QuantityWords.h"

#include <array>

namespace sinkscope {
namespace {

constexpr std::array knownQuantities{
    QuantityWord{TourQuantity::loss, "loss", Need::none, Need::none, Need::none, 2},
    QuantityWord{TourQuantity::blindLoss, "blindLoss", Need::none, Need::none, Need::none, 2},
    QuantityWord{TourQuantity::kl, "kl", Need::none, Need::none, Need::none, 3},
    QuantityWord{TourQuantity::sinkHeads, "sinkHeads"},
    QuantityWord{TourQuantity::firstTokenSinkHeads, "firstTokenSinkHeads"},
    QuantityWord{TourQuantity::headsSinking, "headsSinking", Need::required},
    QuantityWord{TourQuantity::sinkStrength, "sinkStrength", Need::required, Need::required},
    QuantityWord{TourQuantity::sinkToken, "sinkToken", Need::required, Need::required},
    QuantityWord{TourQuantity::valueLength, "valueLength", Need::required, Need::required, Need::required},
    QuantityWord{TourQuantity::largest, "largest"},
    QuantityWord{TourQuantity::ratio, "ratio"},
    QuantityWord{TourQuantity::massiveEntries, "massiveEntries"},
    QuantityWord{TourQuantity::massiveTokens, "massiveTokens"},
    QuantityWord{TourQuantity::meLayer, "meLayer"},
    QuantityWord{TourQuantity::spikeToken, "spikeToken"},
    QuantityWord{TourQuantity::spikeChannel, "spikeChannel"},
    QuantityWord{TourQuantity::magnitude, "magnitude", Need::required, Need::none, Need::optional},
    QuantityWord{TourQuantity::feedForward, "feedForward", Need::required},
    QuantityWord{TourQuantity::attentionOutput, "attentionOutput", Need::required},
    QuantityWord{TourQuantity::numbers, "numbers"},
};

} // namespace

std::span<const QuantityWord> quantityWords() {
    return knownQuantities;
}

const QuantityWord& wordOf(TourQuantity quantity) {
    return knownQuantities[static_cast<std::size_t>(quantity)];
}

} // namespace sinkscope
