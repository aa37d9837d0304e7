#include "style/LabelPlacement.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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
    const double right = centre.x() + radius, left = centre.x() - radius - size.width();
    const double above = centre.y() - 0.8 * radius - 0.7 * size.height(),
                 below = centre.y() + 0.8 * radius - 0.3 * size.height();
    const double middle = centre.x() - 0.5 * size.width();
    std::vector<QPointF> corners{{right, above},
                                 {left, above},
                                 {right, below},
                                 {left, below},
                                 {middle, centre.y() - radius - size.height()},
                                 {middle, centre.y() + radius}};
    constexpr int directions = 16;
    for (const double further : {1.0, 2.5, 4.5})
        for (int direction = 0; direction < directions; ++direction) {
            const double angle = 2.0 * std::numbers::pi * (direction + 0.5) / directions;
            const QSizeF reach = 0.5 * size + QSizeF(1.0, 1.0) * (radius + further * size.height());
            corners.emplace_back(centre.x() + reach.width() * std::cos(angle) - 0.5 * size.width(),
                                 centre.y() - reach.height() * std::sin(angle) - 0.5 * size.height());
        }
    return corners;
}

} // namespace sinkscope
