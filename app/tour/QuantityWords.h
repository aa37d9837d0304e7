#pragma once

#include "tour/Expectation.h"

#include <span>
#include <string_view>

namespace sinkscope {

enum class Need { none, optional, required };

/// How a quantity is called in a tour's file, which places it needs, and with how many decimals it is shown.
struct QuantityWord {
    TourQuantity quantity = TourQuantity::loss;
    std::string_view word;
    Need layer = Need::none, head = Need::none, token = Need::none;
    int decimals = 0;
};

/// In the order of the enumeration.
std::span<const QuantityWord> quantityWords();
const QuantityWord& wordOf(TourQuantity quantity);

} // namespace sinkscope
