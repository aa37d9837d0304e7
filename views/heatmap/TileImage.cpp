#include "heatmap/TileImage.h"

#include "style/Theme.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinkscope {
namespace {

enum class Fill { colour, hatch, plain };

struct PaintedCell {
    Fill fill = Fill::plain;
    QRgb colour = 0;
};

bool isInEmptyHalf(const Range& row, const Range& column, EmptyHalf empty) {
    return empty == EmptyHalf::aboveDiagonal && column.first >= row.last;
}

std::vector<PaintedCell> cellsOfRow(const Tile& tile, std::int64_t row, const ValueScale& scale,
                                    const Colormap& colours, EmptyHalf empty) {
    std::vector<PaintedCell> cells(tile.columns.size());
    const auto values = tile.values.row(row);
    for (std::size_t column = 0; column < cells.size(); ++column) {
        if (!std::isnan(values[column]))
            cells[column] = {Fill::colour, colours.colour(scale.position(values[column]))};
        else if (!isInEmptyHalf(tile.rows[static_cast<std::size_t>(row)], tile.columns[column], empty))
            cells[column] = {Fill::hatch, 0};
    }
    return cells;
}

/// Diagonal lines that run on through neighbouring cells.
QRgb hatched(int x, int y, int period, const MissingColours& missing) {
    return (x + y) % period < std::max(1, period / 5) ? missing.hatchLine : missing.hatchGround;
}

bool isSameInEveryLine(const std::vector<PaintedCell>& cells) {
    return std::none_of(cells.begin(), cells.end(), [](const PaintedCell& cell) { return cell.fill == Fill::hatch; });
}

void paintLine(QRgb* line, int y, const std::vector<PaintedCell>& cells, const std::vector<int>& columnOfPixel,
               const MissingColours& missing, int hatchPeriod) {
    for (std::size_t x = 0; x < columnOfPixel.size(); ++x) {
        if (columnOfPixel[x] < 0)
            continue;
        const PaintedCell& cell = cells[static_cast<std::size_t>(columnOfPixel[x])];
        if (cell.fill == Fill::colour)
            line[x] = cell.colour;
        else
            line[x] = cell.fill == Fill::plain ? missing.plain : hatched(static_cast<int>(x), y, hatchPeriod, missing);
    }
}

} // namespace

MissingColours::MissingColours(const QPalette& palette)
    : plain(palette.color(QPalette::Base).rgb()),
      hatchGround(isDark(palette) ? qRgb(0x30, 0x31, 0x34) : qRgb(0xEC, 0xEC, 0xEC)),
      hatchLine(isDark(palette) ? qRgb(0x6A, 0x6C, 0x70) : qRgb(0xA8, 0xA8, 0xA8)) {}

QImage tileImage(const Tile& tile, const ValueScale& scale, const Colormap& colours, const MissingColours& missing,
                 EmptyHalf empty, double devicePixelRatio) {
    const int width = static_cast<int>(tile.columnOfPixel.size());
    const int height = static_cast<int>(tile.rowOfPixel.size());
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(devicePixelRatio);
    const int hatchPeriod = static_cast<int>(std::lround(6.0 * devicePixelRatio));
    std::vector<PaintedCell> cells;
    for (int y = 0; y < height; ++y) {
        const int row = tile.rowOfPixel[static_cast<std::size_t>(y)];
        if (row < 0)
            continue;
        const bool repeats = y > 0 && tile.rowOfPixel[static_cast<std::size_t>(y - 1)] == row;
        if (!repeats)
            cells = cellsOfRow(tile, row, scale, colours, empty);
        if (repeats && isSameInEveryLine(cells))
            std::memcpy(image.scanLine(y), image.constScanLine(y - 1), static_cast<std::size_t>(width) * sizeof(QRgb));
        else
            paintLine(reinterpret_cast<QRgb*>(image.scanLine(y)), y, cells, tile.columnOfPixel, missing, hatchPeriod);
    }
    return image;
}

} // namespace sinkscope
