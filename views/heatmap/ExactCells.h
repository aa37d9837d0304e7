#pragma once

#include "heatmap/HeatmapContent.h"
#include "heatmap/HeatmapLayout.h"

#include <QPalette>

class QPainter;

namespace sinkscope {

/// Up to this many cells are rectangles; more are one image.
constexpr std::int64_t mostVectorCells = 20'000;

/// Every number at hand as a cell of its own, for paper: vector rectangles, or an image with a whole number of pixels
/// for each cell, neither smoothed nor lossy. Missing cells are hatched, those of the empty half plain.
void paintExactCells(QPainter& painter, const HeatmapLayout& layout, const HeatmapContent& content,
                     const QPalette& palette);

} // namespace sinkscope
