#pragma once

#include "engine/AttentionMap.h"
#include "support/Matrix.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace sinkscope {

/// The numbers that a heat map has at hand: `values` spread evenly over the positions `rows` × `columns`.
/// With fewer cells than positions they are already reduced.
struct TileSource {
    std::shared_ptr<const Matrix> values;
    Range rows, columns;
};

/// The visible stretch of one axis: from position `low` to `high` over `pixels` device pixels. Cell i covers [i, i +
/// 1).
struct AxisView {
    double low = 0.0, high = 1.0;
    int pixels = 0;

    double positionAt(double pixel) const { return low + (high - low) * pixel / pixels; }
    double pixelAt(double position) const { return (position - low) / (high - low) * pixels; }
    double pixelsPerCell() const { return pixels / (high - low); }
};

/// What one missing cell among several in a pixel does: a masked one is passed over, a number that the run could not
/// compute must be seen.
enum class Missing { passedOver, shown };

struct TileRule {
    Reduction reduction = Reduction::maximum; ///< maximum: the value of largest magnitude, with its sign
    Missing missing = Missing::passedOver;
};

/// What really goes on screen: never more cells than pixels. `rowOfPixel` and `columnOfPixel` give the cell of each
/// pixel, -1 beside the data.
struct Tile {
    Matrix values;
    std::vector<Range> rows, columns; ///< positions that each cell stands for
    std::vector<int> rowOfPixel, columnOfPixel;
};

/// Reduces the visible part of `source` to pixels. Each visible number lies in exactly one cell of the tile, so no
/// single bright row is lost at any zoom.
Tile reduceToPixels(const TileSource& source, const AxisView& rows, const AxisView& columns, const TileRule& rule);

/// Which numbers a pixel shows: source cells of one row and one column of the tile; for finding the one that gave the
/// colour.
Range sourceCells(const Range& positions, const Range& all, std::int64_t cells);

} // namespace sinkscope
