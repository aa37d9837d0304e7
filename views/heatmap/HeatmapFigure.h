#pragma once

#include "heatmap/HeatmapContent.h"
#include "heatmap/HeatmapPicture.h"

#include <QPalette>
#include <QRectF>

class QPainter;

namespace sinkscope {

/// The whole of a heat map with the painter's font into an area: for paper and for small pictures of a page. Cells stay
/// exact: an image with `pixelsPerPoint` pixels for each unit of the painter.
void paintHeatmap(QPainter& painter, const QRectF& area, const HeatmapContent& content, const QPalette& palette,
                  double pixelsPerPoint, CellLabels labels = CellLabels::shown);

/// The same with every cell on its own (ExactCells.h), for painters that write vectors.
void paintExactHeatmap(QPainter& painter, const QRectF& area, const HeatmapContent& content, const QPalette& palette,
                       CellLabels labels);

} // namespace sinkscope
