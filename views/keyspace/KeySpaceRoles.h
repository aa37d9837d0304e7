#pragma once

#include "keyspace/KeySpaceContent.h"

#include <optional>
#include <vector>

namespace sinkscope {

/// From where a token's key was to where it is now.
struct KeyMove {
    Point3 from{}, to{};
};

/// The picture's points by what they stand for, each in one list alone but the rings, which lie around others.
struct KeySpaceRoles {
    std::vector<Point3> queries, keys;
    std::vector<Point3> baseQueries, baseKeys, baseSink; ///< in a difference: where those that moved were
    std::vector<KeyMove> moves;                          ///< none where they would hide the points
    std::vector<Point3> origin, sinkKey, strongestKey;
    std::vector<Point3> spikes, selected, spikeAtSink, selectedAtSink; ///< rings
    std::optional<Point3> sink;                                        ///< where the arrow from zero ends
    Point3 zero{};                                                     ///< where the zero vector falls
};

KeySpaceRoles rolesOf(const KeySpaceContent& content);

/// Diameters of the signs, in device-independent pixels on the screen.
namespace diameter {
constexpr double sink = 20.0, strongestRing = 15.0, origin = 7.0;
constexpr double spikeRing = 17.0, selectionRing = 22.0, spikeRingAtSink = 29.0, selectionRingAtSink = 36.0;
/// Of keys; smaller when there are many points.
double point(std::size_t count);
/// Of queries: a diamond covers half of its square, a disc three quarters.
double query(std::size_t count);
} // namespace diameter
/// Of the sink key's mark with its rings.
double sinkDiameter(const KeySpaceContent& content);

} // namespace sinkscope
