#pragma once

#include "Sides.h"
#include "support/Matrix.h"

#include <vector>

namespace sinkscope {

/// How values become positions on a colour scale, and where its ticks stand.
struct ValueScale {
    enum class Kind {
        linear,
        logarithmic, ///< of the magnitude; `low` must be positive
        centred,     ///< linear from -high to high, zero in the middle
    };
    Kind kind = Kind::linear;
    double low = 0.0, high = 1.0;
    bool operator==(const ValueScale&) const = default;

    /// 0 at `low`, 1 at `high`, clamped. On a linear scale that starts at or above zero magnitudes count; on a centred
    /// one signs do.
    double position(double value) const;
    /// Round values between low and high, ascending: powers of ten or 1-2-5 steps, at most `most` of them.
    std::vector<double> ticks(int most) const;
};

/// A scale that holds every finite value: linear ones start at zero; logarithmic ones at the least positive magnitude,
/// but span at most six decades.
ValueScale fittingScale(ValueScale::Kind kind, const Matrix& values);
/// One scale for both sides of a comparison, so that their pictures compare.
ValueScale fittingScale(ValueScale::Kind kind, const Sides<Matrix>& sides);

} // namespace sinkscope
