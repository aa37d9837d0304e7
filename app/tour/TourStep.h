#pragma once

#include "tour/Expectation.h"
#include "tour/LocalText.h"
#include "tour/TourPointer.h"
#include "tour/TourSettings.h"

#include <vector>

namespace sinkscope {

/// One page of a tour. `text` is written in the marks of TourText.h.
struct TourStep {
    LocalText title, text;
    TourSettings set;
    TourPointer pointer;
    std::vector<Expectation> expectations;
};

} // namespace sinkscope
