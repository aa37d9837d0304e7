#include "style/LabelPlacement.h"

#include <algorithm>

namespace sinkscope {

std::optional<QRectF> placeLabel(QSizeF size, const std::vector<QPointF>& corners, const QRectF& area,
                                 const std::vector<QRectF>& taken) {
    for (const QPointF& corner : corners) {
        const QRectF label(corner, size);
        const bool isFree =
            std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(label); });
        if (isFree && area.contains(label))
            return label;
    }
    return std::nullopt;
}

std::vector<QPointF> cornersAround(QPointF centre, double radius, QSizeF size) {
    std::vector<QPointF> corners;
    for (const double reach : {radius, radius + size.height(), radius + 2.5 * size.height()}) {
        const double right = centre.x() + reach, left = centre.x() - reach - size.width();
        const double above = centre.y() - 0.8 * reach - 0.7 * size.height(),
                     below = centre.y() + 0.8 * reach - 0.3 * size.height();
        const double middle = centre.x() - 0.5 * size.width();
        corners.insert(corners.end(), {{right, above},
                                       {left, above},
                                       {right, below},
                                       {left, below},
                                       {middle, centre.y() - reach - size.height()},
                                       {middle, centre.y() + reach}});
    }
    return corners;
}

} // namespace sinkscope
