#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace sinkscope {

/// A sign at the left of a row. Emergence says "ME", the others show an arrow and a word.
struct RowBadge {
    enum class Kind { emergence, stepUp, stepDown };
    std::int64_t row = 0;
    Kind kind = Kind::emergence;
    QString explanation; ///< tooltip
};

/// A triangle above a column.
struct ColumnMark {
    std::int64_t column = 0;
    QString explanation;
};

struct HeatmapMarks {
    std::vector<RowBadge> badges;
    std::vector<ColumnMark> spikes;
    std::optional<std::int64_t> sinkColumn; ///< outlined from top to bottom
    std::optional<double> contour;          ///< a line around the cells above this value
    /// Kept: the strips of badges and spikes have their room even when empty, so that pictures of two runs stand at the
    /// same place.
    enum class Strips { asNeeded, kept };
    Strips strips = Strips::asNeeded;
};

} // namespace sinkscope
