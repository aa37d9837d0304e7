#include "analysis/Concentration.h"

#include <cmath>
#include <limits>

namespace sinkscope {

double concentration(std::span<const double> vector) {
    double energy = 0.0;
    for (const double value : vector)
        energy += value * value;
    if (!(energy > 0.0) || !std::isfinite(energy))
        return std::numeric_limits<double>::quiet_NaN();
    double sum = 0.0;
    for (const double value : vector)
        if (const double share = value * value / energy; share > 0.0)
            sum += share * std::log(share);
    return std::log(static_cast<double>(vector.size())) + sum;
}

} // namespace sinkscope
