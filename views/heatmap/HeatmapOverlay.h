#pragma once

#include "heatmap/HeatmapLayout.h"

#include <QPalette>
#include <optional>

class QPainter;

namespace sinkscope {

/// What follows the pointer and the keyboard: crosshair, hover outline, selection, rubber band, focus frame. Painted
/// over the finished picture.
struct HeatmapOverlay {
    const HeatmapLayout& layout;
    const QPalette& palette;
    std::optional<HeatmapCell> hovered, selected;
    std::optional<std::int64_t> guideRow, guideColumn; ///< where the pointer is in another view
    std::optional<QRectF> rubberBand;

    void paint(QPainter& painter) const;
    void paintFocus(QPainter& painter) const;

private:
    void paintCrosshair(QPainter& painter, const QRectF& cell) const;
    void paintAcross(QPainter& painter, double y) const;
    void paintDown(QPainter& painter, double x) const;
    void paintSelection(QPainter& painter, const QRectF& cell) const;
    QRectF markOf(const HeatmapCell& cell, double smallest) const;
};

} // namespace sinkscope
