#include "interventions/LayerSets.h"

#include <numeric>

namespace sinkscope {

Result<std::vector<std::int64_t>> layersOf(const LayerSet& set, const Findings& baseline) {
    if (set.kind == LayerSet::Kind::listed)
        return set.listed;
    std::int64_t first = 0;
    if (set.kind == LayerSet::Kind::afterEmergence) {
        if (!baseline.lifeCycle.emergence)
            return failure("should act after the ME layer, but no massive activation emerges in this run: name the "
                           "layers instead.");
        first = baseline.lifeCycle.emergence->layer + 1;
        if (first >= baseline.run->layerCount())
            return failure("should act after the ME layer, but that is the last one: name the layers instead.");
    }
    std::vector<std::int64_t> layers(static_cast<std::size_t>(baseline.run->layerCount() - first));
    std::iota(layers.begin(), layers.end(), first);
    return layers;
}

Result<std::vector<std::int64_t>> tokensOf(const TokenSet& set, const Findings& baseline) {
    if (set.kind == TokenSet::Kind::listed)
        return set.listed;
    if (!baseline.lifeCycle.spike)
        return failure("should act on tokens with massive entries, but this run has none: name the tokens instead.");
    if (set.kind == TokenSet::Kind::spike)
        return std::vector<std::int64_t>{baseline.lifeCycle.spike->token};
    return baseline.lifeCycle.spikeTokens;
}

} // namespace sinkscope
