#pragma once

#include "exhibit/Analysis.h"
#include "style/ValueScale.h"
#include "tour/Tour.h"
#include "workspace/Workspace.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace sinkscope {

/// All that holds at a step: what it and the steps before it set, over a fresh window.
struct TourState {
    std::string prompt;
    nlohmann::ordered_json interventions = nlohmann::ordered_json::array();
    Shown::Side side = Shown::Side::base;
    TourSelection selection;
    Workspace workspace = Workspace::overview;
    std::optional<Analysis> analysis;
    TourPane enlarged = TourPane::none;
    ValueScale::Kind residualScale = ValueScale::Kind::logarithmic;
};

/// `step` counts from 0.
TourState stateAt(const Tour& tour, std::size_t step);

} // namespace sinkscope
