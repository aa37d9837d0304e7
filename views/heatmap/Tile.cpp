#include "heatmap/Tile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

/// Source cells per distinct pixel group, and the group of each pixel.
struct Groups {
    std::vector<Range> cells;
    std::vector<int> ofPixel;
};

enum class PixelPlace { inside, first, last };

/// Cells of a pixel between two edges, in units of source cells. A cell wider than a pixel belongs to all pixels whose
/// centre it covers; of narrower ones each belongs to the pixel that its centre falls into, and the outermost pixels
/// take those that are cut off.
Range cellsBetween(double begin, double end, PixelPlace place) {
    if (end - begin <= 1.0) {
        const auto cell = static_cast<std::int64_t>(std::floor((begin + end) / 2.0));
        return {cell, cell + 1};
    }
    return {static_cast<std::int64_t>(place == PixelPlace::first ? std::floor(begin) : std::ceil(begin - 0.5)),
            static_cast<std::int64_t>(place == PixelPlace::last ? std::ceil(end) : std::ceil(end - 0.5))};
}

PixelPlace placeOf(int pixel, int pixels) {
    if (pixel == 0)
        return PixelPlace::first;
    return pixel + 1 == pixels ? PixelPlace::last : PixelPlace::inside;
}

Groups groupsOf(const AxisView& view, const Range& positions, std::int64_t cells) {
    Groups groups;
    groups.ofPixel.assign(static_cast<std::size_t>(std::max(view.pixels, 0)), -1);
    if (cells == 0 || positions.size() == 0)
        return groups;
    const double cellsPerPosition = static_cast<double>(cells) / static_cast<double>(positions.size());
    const auto edge = [&](int pixel) {
        return (view.positionAt(pixel) - static_cast<double>(positions.first)) * cellsPerPosition;
    };
    for (int pixel = 0; pixel < view.pixels; ++pixel) {
        Range range = cellsBetween(edge(pixel), edge(pixel + 1), placeOf(pixel, view.pixels));
        range = {std::max<std::int64_t>(range.first, 0), std::min(range.last, cells)};
        if (range.size() <= 0)
            continue;
        if (groups.cells.empty() || groups.cells.back() != range)
            groups.cells.push_back(range);
        groups.ofPixel[static_cast<std::size_t>(pixel)] = static_cast<int>(groups.cells.size()) - 1;
    }
    return groups;
}

std::vector<Range> positionsOf(const std::vector<Range>& cells, const Range& all, std::int64_t count) {
    std::vector<Range> positions;
    positions.reserve(cells.size());
    for (const Range& range : cells)
        positions.push_back(
            {all.first + range.first * all.size() / count, all.first + (range.last * all.size() + count - 1) / count});
    return positions;
}

float largestOf(const Matrix& values, std::int64_t row, const Range& columns, float sofar, Missing missing) {
    if (missing == Missing::shown && std::isnan(sofar))
        return sofar;
    for (std::int64_t column = columns.first; column < columns.last; ++column) {
        const float value = values.at(row, column);
        if (std::isnan(value)) {
            if (missing == Missing::shown)
                return value;
            continue;
        }
        if (std::isnan(sofar) || std::abs(value) > std::abs(sofar))
            sofar = value;
    }
    return sofar;
}

float largestIn(const Matrix& values, const Range& rows, const Range& columns, Missing missing) {
    float largest = values.at(rows.first, columns.first);
    for (std::int64_t row = rows.first; row < rows.last; ++row)
        largest = largestOf(values, row, columns, largest, missing);
    return largest;
}

float meanIn(const Matrix& values, const Range& rows, const Range& columns, Missing missing) {
    double sum = 0.0;
    std::int64_t count = 0;
    for (std::int64_t row = rows.first; row < rows.last; ++row)
        for (std::int64_t column = columns.first; column < columns.last; ++column) {
            const float value = values.at(row, column);
            if (std::isnan(value)) {
                if (missing == Missing::shown)
                    return value;
                continue;
            }
            sum += value;
            ++count;
        }
    return count > 0 ? static_cast<float>(sum / static_cast<double>(count)) : std::numeric_limits<float>::quiet_NaN();
}

} // namespace

Tile reduceToPixels(const TileSource& source, const AxisView& rows, const AxisView& columns, const TileRule& rule) {
    Tile tile;
    if (!source.values || source.values->empty()) {
        tile.rowOfPixel.assign(static_cast<std::size_t>(std::max(rows.pixels, 0)), -1);
        tile.columnOfPixel.assign(static_cast<std::size_t>(std::max(columns.pixels, 0)), -1);
        return tile;
    }
    const Matrix& values = *source.values;
    Groups rowGroups = groupsOf(rows, source.rows, values.rows);
    Groups columnGroups = groupsOf(columns, source.columns, values.columns);
    tile.values =
        Matrix(static_cast<std::int64_t>(rowGroups.cells.size()), static_cast<std::int64_t>(columnGroups.cells.size()));
    for (std::size_t row = 0; row < rowGroups.cells.size(); ++row)
        for (std::size_t column = 0; column < columnGroups.cells.size(); ++column) {
            const auto reduce = rule.reduction == Reduction::maximum ? largestIn : meanIn;
            tile.values.at(static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)) =
                reduce(values, rowGroups.cells[row], columnGroups.cells[column], rule.missing);
        }
    tile.rows = positionsOf(rowGroups.cells, source.rows, values.rows);
    tile.columns = positionsOf(columnGroups.cells, source.columns, values.columns);
    tile.rowOfPixel = std::move(rowGroups.ofPixel);
    tile.columnOfPixel = std::move(columnGroups.ofPixel);
    return tile;
}

Range sourceCells(const Range& positions, const Range& all, std::int64_t cells) {
    if (all.size() == 0)
        return {};
    const std::int64_t first = (positions.first - all.first) * cells / all.size();
    const std::int64_t last = ((positions.last - all.first) * cells + all.size() - 1) / all.size();
    return {std::max<std::int64_t>(first, 0), std::min(last, cells)};
}

} // namespace sinkscope
