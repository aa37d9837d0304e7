#include "analysis/Loss.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace sinkscope {

LossFinding loss(const Run& run) {
    const auto& values = run.lossPerToken;
    if (values.empty())
        return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    return {mean, std::exp(mean)};
}

} // namespace sinkscope
