#pragma once

#include <span>

namespace sinkscope {

/// Ends of a logarithmic axis, both above zero.
struct LogRange {
    double lower = 0.1, upper = 10.0;
    bool operator==(const LogRange&) const = default;
};

/// Around the magnitudes of `values` (zero, NaN and infinity left out), a twentieth of the height free on both sides
/// and `headroom` of the height free on top. At least one decade; 0.1 to 10 when nothing is left.
LogRange logRange(std::span<const double> values, double headroom);

} // namespace sinkscope
