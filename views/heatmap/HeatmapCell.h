#pragma once

#include "engine/AttentionMap.h"

#include <cstdint>
#include <limits>

namespace sinkscope {

struct HeatmapCell {
    std::int64_t row = 0, column = 0;
    bool operator==(const HeatmapCell&) const = default;
};

/// What lies under a point: one cell, or, where only a reduced value is at hand, the positions it stands for.
struct HeatmapHit {
    HeatmapCell cell; ///< the one that a click selects
    Range rows, columns;
    float value = std::numeric_limits<float>::quiet_NaN();
    bool isExact() const { return rows.size() == 1 && columns.size() == 1; }
};

} // namespace sinkscope
