#pragma once

#include "Selection.h"
#include "analysis/Findings.h"
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
    std::shared_ptr<const KeySpace> space;
    std::shared_ptr<const Findings> findings;
    Selection selection;

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

} // namespace sinkscope
