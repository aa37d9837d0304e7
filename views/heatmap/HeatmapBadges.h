#pragma once

#include "heatmap/HeatmapLayout.h"

#include <QPalette>
#include <vector>

class QPainter;

namespace sinkscope {

/// A badge at its place beside the rows; neighbours are pushed apart and point at their row with a line.
struct PlacedBadge {
    RowBadge badge;
    QRectF box;
    QPointF target; ///< at the left edge of the row
};

/// Centres moved as little as needed so that boxes of this height between `low` and `high` do not overlap. `centres`
/// ascend.
std::vector<double> spreadApart(std::vector<double> centres, double height, double low, double high);

std::vector<PlacedBadge> placeBadges(const HeatmapMarks& marks, const HeatmapLayout& layout);
void paintBadges(QPainter& painter, const std::vector<PlacedBadge>& badges, const QPalette& palette);

} // namespace sinkscope
