#include "engine/LayerMedian.h"

#include "engine/kernels/RowKernels.h"

#include <ATen/Parallel.h>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace sinkscope {

namespace {

/// How many magnitudes lie below `low`, and those within [low, high].
struct Bracket {
    std::int64_t below = 0;
    std::vector<float> inside;
};

Bracket collect(std::span<const float> values, float low, float high) {
    constexpr std::int64_t chunk = 1 << 15;
    const auto count = static_cast<std::int64_t>(values.size());
    std::vector<Bracket> parts(static_cast<std::size_t>((count + chunk - 1) / chunk));
    at::parallel_for(0, static_cast<std::int64_t>(parts.size()), 1, [&](std::int64_t first, std::int64_t last) {
        std::vector<float> inside(chunk);
        for (std::int64_t index = first; index < last; ++index) {
            Bracket& part = parts[static_cast<std::size_t>(index)];
            const std::int64_t size = std::min(chunk, count - index * chunk);
            const std::int64_t found = rowKernels().magnitudesWithin(values.data() + index * chunk, size, low, high,
                                                                     inside.data(), part.below);
            part.inside.assign(inside.begin(), inside.begin() + found);
        }
    });
    Bracket result;
    for (const Bracket& part : parts) {
        result.below += part.below;
        result.inside.insert(result.inside.end(), part.inside.begin(), part.inside.end());
    }
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
    // Narrow brackets first: they almost always hold the answer and few values; the row medians' own range always does.
    for (const float spread : {0.02F, 0.1F, 0.0F}) {
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
