#include "exhibit/LevelPlace.h"

#include <QRectF>

#include <algorithm>
#include <array>

namespace sinkscope {

namespace {

constexpr int stepsOfStretch = 12; ///< between two points of a curve

std::ptrdiff_t coveredParts(const QRectF& box, const std::vector<QPointF>& curve) {
    std::ptrdiff_t covered = std::ranges::count_if(curve, [&](QPointF point) { return box.contains(point); });
    for (std::size_t index = 1; index < curve.size(); ++index)
        for (int step = 1; step < stepsOfStretch; ++step) {
            const double share = static_cast<double>(step) / stepsOfStretch;
            covered += box.contains(curve[index - 1] + share * (curve[index] - curve[index - 1])) ? 1 : 0;
        }
    return covered;
}

} // namespace

LevelPlace levelPlace(double height, QSizeF name, const std::vector<std::vector<QPointF>>& curves) {
    constexpr std::array places{LevelPlace{Qt::AlignRight, Qt::AlignBottom}, LevelPlace{Qt::AlignRight, Qt::AlignTop},
                                LevelPlace{Qt::AlignLeft, Qt::AlignBottom}, LevelPlace{Qt::AlignLeft, Qt::AlignTop}};
    LevelPlace best;
    std::ptrdiff_t least = -1;
    for (const LevelPlace& place : places) {
        const double left = place.side == Qt::AlignRight ? 1.0 - name.width() : 0.0;
        const double bottom = place.edge == Qt::AlignBottom ? height : height - name.height();
        if (bottom < 0.0 || bottom + name.height() > 1.0)
            continue;
        std::ptrdiff_t covered = 0;
        for (const std::vector<QPointF>& curve : curves)
            covered += coveredParts({left, bottom, name.width(), name.height()}, curve);
        if (least < 0 || covered < least) {
            least = covered;
            best = place;
        }
    }
    return best;
}

} // namespace sinkscope
