#include "heatmap/ExactCells.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

/// A cell reaches so far under the next ones, which are painted over it, that no ground shines through between them.
constexpr double cellOverlap = 0.75;
constexpr double hatchDistance = 6.0;
/// Pixels across a cell of an image: readers that smooth when they enlarge blur no more than its rim, and hardly any
/// has to make it smaller, which mixes cells.
constexpr int pixelsAcrossCell = 5, pixelsAcrossSmallCell = 3;
constexpr std::int64_t manyPixels = std::int64_t{1} << 24, mostPixels = std::int64_t{1} << 26;

/// All cells, as a tile with one pixel for each.
Tile exactTile(const TileSource& source, const TileRule& rule) {
    const auto whole = [](const Range& positions, std::int64_t cells) {
        return AxisView{static_cast<double>(positions.first), static_cast<double>(positions.last),
                        static_cast<int>(cells)};
    };
    return reduceToPixels(source, whole(source.rows, source.values->rows),
                          whole(source.columns, source.values->columns), rule);
}

QRectF areaOf(const HeatmapLayout& layout, const TileSource& source) {
    return {QPointF(layout.xOf(static_cast<double>(source.columns.first)),
                    layout.yOf(static_cast<double>(source.rows.first))),
            QPointF(layout.xOf(static_cast<double>(source.columns.last)),
                    layout.yOf(static_cast<double>(source.rows.last)))};
}

/// Diagonals at the same places in all cells, so that they run on from one to the next.
void hatch(QPainter& painter, const QRectF& cell, const MissingColours& missing) {
    painter.fillRect(cell, QColor(missing.hatchGround));
    painter.setPen(QPen(QColor(missing.hatchLine), 0.8, Qt::SolidLine, Qt::FlatCap));
    const double first = std::ceil((cell.left() + cell.top()) / hatchDistance) * hatchDistance;
    for (double sum = first; sum < cell.right() + cell.bottom(); sum += hatchDistance) {
        const double left = std::max(cell.left(), sum - cell.bottom());
        const double right = std::min(cell.right(), sum - cell.top());
        painter.drawLine(QLineF(left, sum - left, right, sum - right));
    }
}

void paintRectangles(QPainter& painter, const QRectF& area, const Tile& tile, const HeatmapContent& content,
                     const QPalette& palette) {
    const MissingColours missing(palette);
    const Colormap colours(content.palette);
    const Matrix& values = tile.values;
    const double width = area.width() / static_cast<double>(values.columns);
    const double height = area.height() / static_cast<double>(values.rows);
    for (std::int64_t row = 0; row < values.rows; ++row)
        for (std::int64_t column = 0; column < values.columns; ++column) {
            const QRectF cell(area.left() + static_cast<double>(column) * width,
                              area.top() + static_cast<double>(row) * height, width, height);
            const QRectF reaching =
                cell.adjusted(0.0, 0.0, column + 1 < values.columns ? std::min(cellOverlap, width) : 0.0,
                              row + 1 < values.rows ? std::min(cellOverlap, height) : 0.0);
            const float value = values.at(row, column);
            const bool isPlain =
                content.empty == EmptyHalf::aboveDiagonal &&
                tile.columns[static_cast<std::size_t>(column)].first >= tile.rows[static_cast<std::size_t>(row)].last;
            if (!std::isnan(value))
                painter.fillRect(reaching, QColor(colours.colour(content.scale.position(value))));
            else if (isPlain)
                painter.fillRect(reaching, QColor(missing.plain));
            else
                hatch(painter, cell, missing);
        }
}

int multipleFor(std::int64_t cells) {
    if (cells * pixelsAcrossCell * pixelsAcrossCell <= manyPixels)
        return pixelsAcrossCell;
    return cells * pixelsAcrossSmallCell * pixelsAcrossSmallCell <= mostPixels ? pixelsAcrossSmallCell : 1;
}

void paintImage(QPainter& painter, const QRectF& area, Tile tile, const HeatmapContent& content,
                const QPalette& palette) {
    const Matrix& values = tile.values;
    const int multiple = multipleFor(values.rows * values.columns);
    const auto stretched = [multiple](std::int64_t cells) {
        std::vector<int> cellOfPixel;
        for (int pixel = 0; pixel < static_cast<int>(cells) * multiple; ++pixel)
            cellOfPixel.push_back(pixel / multiple);
        return cellOfPixel;
    };
    tile.rowOfPixel = stretched(values.rows);
    tile.columnOfPixel = stretched(values.columns);
    const QImage image =
        tileImage(tile, content.scale, Colormap(content.palette), MissingColours(palette), content.empty, 1.0);
    painter.drawImage(area, image.convertToFormat(QImage::Format_RGB32));
}

} // namespace

void paintExactCells(QPainter& painter, const HeatmapLayout& layout, const HeatmapContent& content,
                     const QPalette& palette) {
    if (!content.source.values || content.source.values->empty())
        return;
    const Matrix& values = *content.source.values;
    const QRectF area = areaOf(layout, content.source);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    if (values.rows * values.columns <= mostVectorCells)
        paintRectangles(painter, area, exactTile(content.source, content.rule), content, palette);
    else
        paintImage(painter, area, exactTile(content.source, content.rule), content, palette);
    painter.restore();
}

} // namespace sinkscope
