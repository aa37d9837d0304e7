#include "engine/PositionBias.h"

#include <bit>
#include <cmath>

namespace sinkscope {

float positionSlope(const ModelConfig& config, std::int64_t head) {
    if (!config.linearPositionBias)
        return 0.0F;
    const auto whole = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(config.heads)));
    const double step = 8.0 / static_cast<double>(whole);
    const double exponent =
        head < whole ? step * static_cast<double>(head + 1) : step / 2.0 * static_cast<double>(2 * (head - whole) + 1);
    return static_cast<float>(std::exp2(-exponent));
}

} // namespace sinkscope
