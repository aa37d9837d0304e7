#pragma once

#include "Selection.h"
#include "Shown.h"
#include "analysis/KeySpace.h"
#include "keyspace/OrbitCamera.h"

#include <memory>
#include <optional>

namespace sinkscope {

enum class PointKind { query, key };

/// One point of the picture: which of a token's two vectors.
struct KeySpacePoint {
    PointKind kind = PointKind::key;
    std::int64_t token = 0;
    bool operator==(const KeySpacePoint&) const = default;
};

/// Whether the head's strongest key is a sink by the spike convention's threshold.
enum class SinkState { sink, noSink };

/// All that the picture shows: the projected vectors and what the findings say about them.
struct KeySpaceContent {
    std::shared_ptr<const KeySpace> space;   ///< of the run shown, of the changed one in a difference
    std::shared_ptr<const KeySpace> partner; ///< of the run that it is compared with, in the same space, or null
    Shown::Side side = Shown::Side::base;
    std::shared_ptr<const Findings> findings;
    Selection selection;

    /// A comparison whose both runs are drawn: the partner is the base.
    bool isDifference() const { return partner && side == Shown::Side::difference; }
    /// Whether both hold the same vectors, whichever side is shown.
    bool showsSamePoints(const KeySpaceContent& other) const {
        return (space == other.space && partner == other.partner) || (space == other.partner && partner == other.space);
    }
    std::optional<double> sinkStrength() const; ///< of this head; empty when the findings do not hold it
    SinkState sinkState() const;
    bool isSpike(std::int64_t token) const;
    /// Position of a point; empty when the token has none or its numbers are not finite.
    std::optional<Point3> place(const KeySpacePoint& point) const;
};

/// Edges of the box drawn around everything finite, on multiples of `step`, equal on all axes so that distances are
/// true.
struct KeySpaceBox {
    Box3 box;
    double step = 1.0;
};
KeySpaceBox boxAround(const KeySpace& space);
/// Around both runs of a comparison, so that its sides are drawn at one scale.
KeySpaceBox boxAround(const KeySpaceContent& content);
/// Where a token's vector lies in a space; empty as for KeySpaceContent::place.
std::optional<Point3> placeIn(const KeySpace& space, const KeySpacePoint& point);

} // namespace sinkscope
