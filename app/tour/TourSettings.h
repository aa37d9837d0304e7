#pragma once

#include "Shown.h"
#include "exhibit/Analysis.h"
#include "style/ValueScale.h"
#include "tour/TourPlace.h"
#include "workspace/Workspace.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace sinkscope {

/// Which picture of the overview fills its room.
enum class TourPane { none, residual, attention, lifeCycle, keySpace };

struct TourSelection {
    std::optional<TourPlace> layer, head, query, key, channel;
};

/// What a step sets; what it does not name stays as the step before left it.
struct TourSettings {
    std::optional<std::string> prompt;
    std::optional<nlohmann::ordered_json> interventions; ///< a list whose places may be those of TourPlace
    std::optional<Shown::Side> side;
    TourSelection selection;
    std::optional<Workspace> workspace;
    std::optional<Analysis> analysis; ///< of the workspace
    std::optional<TourPane> enlarged;
    std::optional<ValueScale::Kind> residualScale;
};

} // namespace sinkscope
