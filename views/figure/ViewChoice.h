#pragma once

#include "Shown.h"
#include "analysis/Sinks.h"
#include "attention/MapRequests.h"
#include "engine/Arrays.h"
#include "exhibit/Place.h"
#include "heatmap/ResidualChoice.h"
#include "keyspace/OrbitCamera.h"
#include "style/Colormap.h"
#include "style/ValueScale.h"

#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// Which picture of a run a figure shows, and how it is set: what `sinkscope figure` is told by its options, and a
/// panel of a figure by its fields. What does not concern the view is left as it is here.
struct ViewChoice {
    std::string
        view; ///< "residual", "attention", "sinks", "lifeCycle", "keySpace", ANALYSIS/PANEL; empty: none of these
    Shown::Side side = Shown::Side::changed; ///< where nothing is switched, the only one
    Place place;                             ///< what is looked at; key spaces mark its query and key
    std::optional<Palette> palette;          ///< of heat maps
    std::optional<ValueScale::Kind> scale;   ///< not set: logarithmic, of an analysis' grid its own
    std::optional<ValueScale> keptScale;     ///< instead of one that fits
    Site site = Site::afterFeedForward;      ///< of residual maps
    ResidualChoice::Shown quantity = ResidualChoice::Shown::largest;
    SinkConvention convention = SinkConvention::spike;
    SinkWindow sinkWindow = SinkWindow::published;                               ///< of the analysis of sinks
    SinkShare sinkShare = SinkShare::kept;                                       ///< of attention maps
    Rotation rotation = Rotation::after;                                         ///< of key spaces
    double azimuth = OrbitCamera().azimuth, elevation = OrbitCamera().elevation; ///< degrees
    /// Where a key space is seen from when its camera is not moved so that all is seen.
    struct Eye {
        Point3 target{};
        double distance = 1.0;
        bool operator==(const Eye&) const = default;
    };
    std::optional<Eye> eye;
    /// That an analysis compares over; not set: those that come with the program.
    std::optional<std::vector<std::string>> prompts;
    std::string longText; ///< that an analysis cuts to lengths; empty: the one that comes with the program
    bool operator==(const ViewChoice&) const = default;
};

} // namespace sinkscope
