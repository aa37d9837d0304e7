#pragma once

#include <QRectF>
#include <optional>
#include <vector>

namespace sinkscope {

/// The first of the corners (upper left) where a label of this size lies inside `area` and over none of `taken`; empty
/// when none does.
std::optional<QRectF> placeLabel(QSizeF size, const std::vector<QPointF>& corners, const QRectF& area,
                                 const std::vector<QRectF>& taken);

/// Corners around a round mark, best first: right above, left above, right below, left below, above, below, then
/// further away in all directions.
std::vector<QPointF> cornersAround(QPointF centre, double radius, QSizeF size);

} // namespace sinkscope
