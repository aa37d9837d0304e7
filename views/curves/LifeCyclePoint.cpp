#include "curves/LifeCyclePoint.h"

#include <cmath>
#include <limits>

namespace sinkscope {

bool isBlock(LifeCycleCurve curve) {
    return curve == LifeCycleCurve::attention || curve == LifeCycleCurve::feedForward;
}

std::optional<PlacedValue> valueOf(const LifeCycle& life, const LifeCyclePoint& point) {
    const auto row = static_cast<std::size_t>(isBlock(point.curve) ? point.layer : point.layer + 1);
    if (isBlock(point.curve)) {
        const auto& blocks = point.curve == LifeCycleCurve::attention ? life.attention : life.feedForward;
        return point.layer >= 0 && row < blocks.size() ? std::optional(blocks[row]) : std::nullopt;
    }
    const auto rank = static_cast<std::size_t>(point.curve);
    return point.layer >= -1 && row < life.residual.size() ? std::optional(life.residual[row][rank]) : std::nullopt;
}

double magnitudeOf(double value) {
    const double magnitude = std::abs(value);
    return magnitude > 0.0 && std::isfinite(magnitude) ? magnitude : std::numeric_limits<double>::quiet_NaN();
}

double depthOf(const LifeCyclePoint& point) {
    constexpr double barOffset = 0.2;
    const auto layer = static_cast<double>(point.layer);
    if (point.curve == LifeCycleCurve::attention)
        return layer - barOffset;
    return point.curve == LifeCycleCurve::feedForward ? layer + barOffset : layer;
}

} // namespace sinkscope
