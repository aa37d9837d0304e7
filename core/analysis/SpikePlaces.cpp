#include "analysis/SpikePlaces.h"

#include <cmath>
#include <set>

namespace sinkscope {

void fillSpikePlaces(std::span<const MassiveEntry> entries, LifeCycle& cycle) {
    if (entries.empty())
        return;
    std::set<std::int64_t> tokens, channels;
    for (const MassiveEntry& entry : entries) {
        tokens.insert(entry.token);
        channels.insert(entry.channel);
        if (!cycle.spike || std::abs(entry.value) > std::abs(cycle.spike->value))
            cycle.spike = PlacedValue{entry.value, entry.token, entry.channel};
    }
    cycle.spikeTokens.assign(tokens.begin(), tokens.end());
    cycle.spikeChannels.assign(channels.begin(), channels.end());
    cycle.firstMassive = entries.front().layer;
    cycle.lastMassive = entries.back().layer;
}

} // namespace sinkscope
