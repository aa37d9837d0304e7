#pragma once

#include "heatmap/HeatmapAxis.h"
#include "heatmap/Tile.h"

#include <QFontMetricsF>
#include <QPolygonF>
#include <vector>

class QPainter;

namespace sinkscope {

/// A label where it will be painted: `box` in a frame that is moved to `anchor` and turned by `degrees`.
struct PlacedLabel {
    QString text;
    QPointF anchor;
    double degrees = 0.0;
    QRectF box;
    Qt::Alignment alignment = Qt::AlignCenter;

    QPolygonF outline() const;
    void paint(QPainter& painter) const;
};

/// Chooses, places and measures the labels of one axis: every cell's name when there is room, turned names below an
/// axis when there is room for that, else round numbers only. No two labels overlap.
class AxisLabels {
public:
    AxisLabels(HeatmapAxis axis, const QFontMetricsF& metrics);

    double heightBelow(double pixelsPerCell) const;
    double widthBeside(double pixelsPerCell) const;
    std::vector<PlacedLabel> below(const AxisView& view, QPointF topLeft) const;
    std::vector<PlacedLabel> beside(const AxisView& view, QPointF topRight) const;

private:
    enum class Angle { horizontal, diagonal, vertical };
    struct Plan {
        Angle angle = Angle::horizontal;
        std::int64_t step = 1;
    };
    Plan planBelow(double pixelsPerCell) const;
    Plan planBeside(double pixelsPerCell) const;
    QString textOf(std::int64_t cell, std::int64_t step, QChar separator) const;
    QSizeF sizeOf(const QString& text) const;
    bool isLabelled(std::int64_t cell, std::int64_t step) const;
    double thinnedWidth() const;

    HeatmapAxis axis_;
    QFontMetricsF metrics_;
    double longestName_ = 0.0; ///< allowed width of a name
    double widestName_ = 0.0, widestNumber_ = 0.0;
};

} // namespace sinkscope
