#pragma once

#include "tour/TourPlace.h"

#include <optional>
#include <string>

namespace sinkscope {

/// What a step points at: a place in a view, all of an analysis, or a control by its object name.
struct TourPointer {
    enum class View { nothing, tokens, residual, attention, lifeCycle, keySpace, analysis, control };
    View view = View::nothing;
    std::optional<TourPlace> layer, head, query, token;
    std::string control;
};

} // namespace sinkscope
