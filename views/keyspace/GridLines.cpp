#include "keyspace/GridLines.h"

#include <cmath>

namespace sinkscope {

std::vector<WallLine> wallLines(const KeySpaceBox& grid, std::size_t wall) {
    std::vector<WallLine> lines;
    const std::size_t axis = wall / 2;
    WallLine line;
    line.from[axis] = line.to[axis] = wall % 2 == 0 ? grid.box.low[axis] : grid.box.high[axis];
    for (std::size_t turn = 1; turn <= 2; ++turn) {
        const std::size_t across = (axis + turn) % 3, along = (axis + 3 - turn) % 3;
        line.from[along] = grid.box.low[along];
        line.to[along] = grid.box.high[along];
        const auto count = std::lround((grid.box.high[across] - grid.box.low[across]) / grid.step);
        for (long i = 0; i <= count; ++i) {
            line.from[across] = line.to[across] = grid.box.low[across] + static_cast<double>(i) * grid.step;
            lines.push_back(line);
        }
    }
    return lines;
}

bool isBackWall(const Box3& box, std::size_t wall, const OrbitCamera& camera) {
    const std::size_t axis = wall / 2;
    const double eye = camera.position()[axis];
    return wall % 2 == 0 ? eye > box.low[axis] : eye < box.high[axis];
}

} // namespace sinkscope
