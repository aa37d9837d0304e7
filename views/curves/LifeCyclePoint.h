#pragma once

#include "analysis/LifeCycle.h"

#include <array>
#include <optional>

namespace sinkscope {

enum class LifeCycleCurve { largest, second, third, attention, feedForward };

inline constexpr std::array residualCurves{LifeCycleCurve::largest, LifeCycleCurve::second, LifeCycleCurve::third};
inline constexpr std::array blockCurves{LifeCycleCurve::attention, LifeCycleCurve::feedForward};

/// Whether the curve shows what a block adds, not the stream itself.
bool isBlock(LifeCycleCurve curve);

/// One value of the plot; layer -1 is the embedding, which has no blocks.
struct LifeCyclePoint {
    LifeCycleCurve curve = LifeCycleCurve::largest;
    std::int64_t layer = 0;
    bool operator==(const LifeCyclePoint&) const = default;
};

/// The value behind a point; empty when the findings do not hold it.
std::optional<PlacedValue> valueOf(const LifeCycle& lifeCycle, const LifeCyclePoint& point);

/// What a logarithmic axis can show of a value: its magnitude, or NaN for zero and what is not finite.
double magnitudeOf(double value);

constexpr double barWidth = 0.36;
/// Place on the axis of layers: a layer's attention bar stands left of its feed-forward bar.
double depthOf(const LifeCyclePoint& point);

} // namespace sinkscope
