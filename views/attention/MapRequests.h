#pragma once

#include "engine/AttentionMap.h"

#include <QSize>
#include <cstdint>

namespace sinkscope {

/// Whether the sink's share is left in or divided out of what is shown.
enum class SinkShare { kept, leftOut };

/// The part of a map that is on screen.
struct MapPart {
    std::int64_t layer = 0, head = 0;
    Range queries, keys;
    QSize pixels;
    Reduction reduction = Reduction::maximum;
};

/// Leaving the sink out needs every single number of the visible rows; beyond this many cells (16 MiB) it is not
/// offered.
constexpr std::int64_t mostCellsWithoutSink = std::int64_t{1} << 22;

/// Keys that must be at hand to leave the sink out: the visible ones and the sink.
Range keysWithSink(const Range& keys, std::int64_t sinkToken);
bool canLeaveOutSink(const MapPart& part, std::int64_t sinkToken);
/// At most one cell per pixel; every position when the sink is left out and that is possible.
MapRequest mapRequest(const MapPart& part, SinkShare share, std::int64_t sinkToken);

} // namespace sinkscope
