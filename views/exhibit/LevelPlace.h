#pragma once

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace sinkscope {

/// Where the name of a line across a chart stands: at its left or right end, above or below it.
struct LevelPlace {
    Qt::Alignment side = Qt::AlignRight;
    Qt::Alignment edge = Qt::AlignBottom; ///< of the name, at the line: its bottom above, its top below
    bool operator==(const LevelPlace&) const = default;
};

/// The place where the name covers least of `curves`, each drawn from point to point; right above the line where
/// nothing is better. All in shares of the frame, from 0 at its left and lower end to 1.
LevelPlace levelPlace(double height, QSizeF name, const std::vector<std::vector<QPointF>>& curves);

} // namespace sinkscope
