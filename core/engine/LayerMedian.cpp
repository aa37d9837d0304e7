#include "engine/LayerMedian.h"

#include "engine/kernels/RowKernels.h"

#include <ATen/Parallel.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace sinkscope {

namespace {

constexpr std::int64_t sampleSize = 1 << 14;

/// How many magnitudes lie below `low`, and those within [low, high].
struct Bracket {
    std::int64_t below = 0;
    std::vector<float> inside;
};

Bracket collect(std::span<const float> values, float low, float high) {
    constexpr std::int64_t chunk = 1 << 12;
    const auto count = static_cast<std::int64_t>(values.size());
    std::vector<Bracket> parts(static_cast<std::size_t>((count + chunk - 1) / chunk));
    at::parallel_for(0, static_cast<std::int64_t>(parts.size()), 1, [&](std::int64_t first, std::int64_t last) {
        std::array<float, chunk> inside;
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

float select(std::span<const float> values, std::int64_t place, float guess) {
    return rowKernels().select(values.data(), static_cast<std::int64_t>(values.size()), place, guess);
}

/// Every n-th value, n odd so that tables of even width give all their columns.
std::vector<float> sampleOf(std::span<const float> values) {
    const std::size_t step = values.size() / static_cast<std::size_t>(sampleSize) | 1U;
    std::vector<float> sample;
    sample.reserve(values.size() / step + 1);
    for (std::size_t place = 0; place < values.size(); place += step)
        sample.push_back(values[place]);
    return sample;
}

} // namespace

float layerMedian(std::span<const float> values, std::span<const float> rowMedians) {
    std::vector<float> medians(rowMedians.begin(), rowMedians.end());
    if (medians.empty() || std::any_of(medians.begin(), medians.end(), [](float value) { return std::isnan(value); }))
        return std::numeric_limits<float>::quiet_NaN();
    std::nth_element(medians.begin(), medians.begin() + medians.size() / 2, medians.end());
    const float guess = medians[medians.size() / 2];
    const auto place = static_cast<std::int64_t>(values.size() - 1) / 2;
    if (values.size() <= static_cast<std::size_t>(4 * sampleSize))
        return select(values, place, guess);
    // Three standard deviations of a sample's median to both sides: few values lie there, nearly always the wanted one
    // among them.
    const std::vector<float> sample = sampleOf(values);
    const auto size = static_cast<std::int64_t>(sample.size());
    const auto margin = static_cast<std::int64_t>(1.5 * std::sqrt(static_cast<double>(size)));
    const float low = select(sample, size / 2 - margin, guess), high = select(sample, size / 2 + margin, low);
    const Bracket bracket = collect(values, low, high);
    const std::int64_t rest = place - bracket.below;
    if (rest >= 0 && rest < static_cast<std::int64_t>(bracket.inside.size()))
        return select(bracket.inside, rest, guess);
    return select(values, place, guess);
}

} // namespace sinkscope
