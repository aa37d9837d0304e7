#pragma once

#include "keyspace/KeySpaceContent.h"

#include <cstddef>
#include <vector>

namespace sinkscope {

struct WallLine {
    Point3 from{}, to{};
};

/// Number of the walls around a box: wall 2 · axis + (0 low, 1 high).
constexpr std::size_t wallCount = 6;

/// Lines of one wall: along both of its axes, one per step, edges included.
std::vector<WallLine> wallLines(const KeySpaceBox& grid, std::size_t wall);

/// Whether the viewer sees the inner side of a wall, which then lies behind everything in the box.
bool isBackWall(const Box3& box, std::size_t wall, const OrbitCamera& camera);

} // namespace sinkscope
