#include "engine/LayerMedian.h"

#include <ATen/Parallel.h>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <mutex>
#include <vector>

namespace sinkscope {

namespace {

/// How many magnitudes lie below `low`, and those within [low, high].
struct Bracket {
    std::int64_t below = 0;
    std::vector<float> inside;
};

Bracket collect(std::span<const float> values, float low, float high) {
    constexpr std::int64_t chunk = 1 << 16;
    const auto count = static_cast<std::int64_t>(values.size());
    Bracket result;
    std::mutex mutex;
    at::parallel_for(0, (count + chunk - 1) / chunk, 1, [&](std::int64_t first, std::int64_t last) {
        const std::int64_t end = std::min(count, last * chunk);
        Bracket part;
        std::int64_t below = 0, inside = 0;
        const float* data = values.data();
        part.inside.resize(static_cast<std::size_t>(end - first * chunk));
        for (std::int64_t i = first * chunk; i < end; ++i) {
            const float magnitude = std::fabs(data[i]);
            part.inside[static_cast<std::size_t>(inside)] = magnitude;
            below += magnitude < low ? 1 : 0;
            inside += magnitude >= low && magnitude <= high ? 1 : 0;
        }
        const std::lock_guard lock(mutex);
        result.below += below;
        result.inside.insert(result.inside.end(), part.inside.begin(), part.inside.begin() + inside);
    });
    return result;
}

} // namespace

float layerMedian(std::span<const float> values, std::span<const float> rowMedians) {
    std::vector<float> sorted(rowMedians.begin(), rowMedians.end());
    if (sorted.empty() || std::any_of(sorted.begin(), sorted.end(), [](float value) { return std::isnan(value); }))
        return std::numeric_limits<float>::quiet_NaN();
    std::sort(sorted.begin(), sorted.end());
    const auto wanted = static_cast<std::int64_t>(values.size() - 1) / 2;
    const float middle = sorted[(sorted.size() - 1) / 2];
    // A narrow bracket first: it almost always holds the answer and few values; the row medians' own range always does.
    for (const float spread : {0.03F, 0.0F}) {
        const float low = spread > 0.0F ? middle * (1.0F - spread) : sorted.front();
        const float high = spread > 0.0F ? middle * (1.0F + spread) : sorted.back();
        Bracket bracket = collect(values, low, high);
        const std::int64_t place = wanted - bracket.below;
        if (place < 0 || place >= static_cast<std::int64_t>(bracket.inside.size()))
            continue;
        std::nth_element(bracket.inside.begin(), bracket.inside.begin() + place, bracket.inside.end());
        return bracket.inside[static_cast<std::size_t>(place)];
    }
    return std::numeric_limits<float>::quiet_NaN();
}

} // namespace sinkscope
