#pragma once

#include "tour/LocalText.h"
#include "tour/TourStep.h"

#include <string>
#include <vector>

namespace sinkscope {

/// A lesson in steps, as a JSON file describes it (resources/tours/README.md). Immutable.
struct Tour {
    std::string name; ///< of its file, without folder and ending
    LocalText title, summary;
    std::string model; ///< part of the name of the model that its numbers were taken from
    std::vector<TourStep> steps;
};

} // namespace sinkscope
