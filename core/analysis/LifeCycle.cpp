#include "analysis/LifeCycle.h"

#include "analysis/SpikePlaces.h"
#include "analysis/StepBlocks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace sinkscope {
namespace {

using Largest = std::array<PlacedValue, 3>;

/// The three largest magnitudes of a whole site, from each token's own three.
Largest largestOf(const SiteStatistics& statistics) {
    Largest best;
    best.fill({std::numeric_limits<float>::quiet_NaN(), 0, 0});
    for (std::size_t token = 0; token < statistics.top.size(); ++token) {
        for (const Peak& peak : statistics.top[token]) {
            // Also true against a NaN, which marks a place not taken yet.
            const auto place = std::find_if(best.begin(), best.end(), [&](const PlacedValue& other) {
                return !(std::abs(peak.value) <= std::abs(other.value));
            });
            if (place == best.end() || std::isnan(peak.value))
                break; // this token's further peaks are no larger
            std::move_backward(place, best.end() - 1, best.end());
            *place = {peak.value, static_cast<std::int64_t>(token), peak.channel};
        }
    }
    return best;
}

void fillMagnitudes(const Run& run, LifeCycle& cycle) {
    cycle.residual.push_back(largestOf(run.embedding));
    cycle.median.push_back(run.embedding.layerMedian);
    for (const auto& capture : run.layers) {
        const LayerCapture& layer = *capture;
        cycle.residual.push_back(largestOf(layer.afterFeedForward));
        cycle.median.push_back(layer.afterFeedForward.layerMedian);
        cycle.attention.push_back(largestOf(layer.attentionOutput).front());
        cycle.feedForward.push_back(largestOf(layer.feedForwardOutput).front());
    }
}

std::optional<EmergenceLayer> emergenceOf(const Run& run, std::span<const MassiveEntry> entries,
                                          const LifeCycle& cycle) {
    std::optional<EmergenceLayer> found;
    for (const MassiveEntry& entry : entries) {
        const auto row = static_cast<std::size_t>(entry.layer);
        const double before = std::abs(cycle.residual[row].front().value);
        const double jump = std::abs(cycle.residual[row + 1].front().value) / before;
        if (!found || jump > found->jump)
            found = EmergenceLayer{entry.layer, BlockPart::feedForward, jump};
    }
    const PlacedValue& born = cycle.residual[static_cast<std::size_t>(found->layer) + 1].front();
    found->part = largerWriter(run, found->layer, born);
    return found;
}

std::vector<std::int64_t> channelsOfToken(std::span<const MassiveEntry> entries, std::int64_t token) {
    std::set<std::int64_t> channels;
    for (const MassiveEntry& entry : entries)
        if (entry.token == token)
            channels.insert(entry.channel);
    return {channels.begin(), channels.end()};
}

} // namespace

const PlacedValue& emerged(const LifeCycle& cycle) {
    return cycle.residual[static_cast<std::size_t>(cycle.emergence->layer + 1)].front();
}

LifeCycle lifeCycle(const Run& run, const MassiveThresholds& thresholds) {
    return lifeCycle(run, massiveEntries(run, thresholds));
}

LifeCycle lifeCycle(const Run& run, std::span<const MassiveEntry> entries) {
    LifeCycle cycle;
    fillMagnitudes(run, cycle);
    if (entries.empty())
        return cycle;
    fillSpikePlaces(entries, cycle);
    cycle.emergence = emergenceOf(run, entries, cycle);
    const auto steps = stepBlocks(run, cycle.spike->token, channelsOfToken(entries, cycle.spike->token));
    cycle.stepUp = steps.up;
    cycle.stepDown = steps.down;
    return cycle;
}

} // namespace sinkscope
