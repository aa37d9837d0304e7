#include "analysis/SpikeGenerations.h"

#include "engine/Arrays.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

/// What a channel holds after each layer at the token where it is largest.
struct Trace {
    std::vector<float> values; ///< [layers], signed
    std::vector<std::int64_t> tokens;
    float magnitude(std::int64_t layer) const { return std::abs(values[static_cast<std::size_t>(layer)]); }
};

Trace traceOf(const Run& run, std::int64_t channel) {
    const Matrix all = channelValues(run, channel);
    Trace trace;
    for (std::int64_t row = 1; row < all.rows; ++row) {
        const auto layer = all.row(row);
        const auto largest = std::ranges::max_element(layer, {}, [](float value) { return std::abs(value); });
        trace.values.push_back(*largest);
        trace.tokens.push_back(largest - layer.begin());
    }
    return trace;
}

/// The generations within layers [first, end): the one around the largest peak, then what is left on both sides once
/// its slopes are taken away.
class Search {
public:
    Search(const Run& run, const Trace& trace, std::int64_t channel, const MassiveThresholds& thresholds)
        : run_(run), trace_(trace), channel_(channel), thresholds_(thresholds) {}

    void within(std::int64_t first, std::int64_t end) {
        if (first >= end)
            return;
        std::int64_t peak = first;
        for (std::int64_t layer = first; layer < end; ++layer)
            if (trace_.magnitude(layer) > trace_.magnitude(peak))
                peak = layer;
        if (!counts(peak))
            return;
        const float floor = static_cast<float>(generationShare) * trace_.magnitude(peak);
        std::int64_t from = peak, to = peak;
        while (from > first && trace_.magnitude(from - 1) >= floor)
            --from;
        while (to + 1 < end && trace_.magnitude(to + 1) >= floor)
            ++to;
        found.push_back({channel_, from, to, peak, trace_.tokens[static_cast<std::size_t>(peak)],
                         trace_.values[static_cast<std::size_t>(peak)]});
        while (from > first && trace_.magnitude(from - 1) <= trace_.magnitude(from))
            --from;
        while (to + 1 < end && trace_.magnitude(to + 1) <= trace_.magnitude(to))
            ++to;
        within(first, from);
        within(to + 1, end);
    }

    std::vector<SpikeGeneration> found;

private:
    bool counts(std::int64_t layer) const {
        const double median = run_.layer(layer).afterFeedForward.layerMedian;
        return trace_.magnitude(layer) > thresholds_.absolute &&
               trace_.magnitude(layer) > smallerGeneration * thresholds_.relative * median;
    }

    const Run& run_;
    const Trace& trace_;
    std::int64_t channel_;
    const MassiveThresholds& thresholds_;
};

} // namespace

std::vector<SpikeGeneration> spikeGenerations(const Run& run, std::span<const std::int64_t> channels,
                                              const MassiveThresholds& thresholds) {
    std::vector<SpikeGeneration> all;
    for (const std::int64_t channel : channels) {
        const Trace trace = traceOf(run, channel);
        Search search(run, trace, channel, thresholds);
        search.within(0, run.layerCount());
        std::ranges::sort(search.found, {}, &SpikeGeneration::first);
        all.insert(all.end(), search.found.begin(), search.found.end());
    }
    return all;
}

} // namespace sinkscope
