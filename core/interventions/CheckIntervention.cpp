#include "interventions/NormSwapping.h"
#include "interventions/Resolve.h"

#include <array>

namespace sinkscope {
namespace {

/// A count of things numbered from 0, and what to say of a number that is none of theirs.
struct Numbered {
    std::int64_t count = 0;
    const char* problem = "";
};

Result<void> checkNumber(std::int64_t number, const Numbered& things) {
    if (number >= 0 && number < things.count)
        return {};
    return failure({things.problem, {number, things.count - 1}});
}

class Checker {
public:
    Checker(const ModelConfig& config, std::int64_t tokens)
        : config_(config),
          layers_{config.layerCount(), "names layer %1, but the model has layers 0 to %2."},
          heads_{config.heads, "names head %1, but each layer has heads 0 to %2."},
          tokens_{tokens, "names token %1, but the prompt has tokens 0 to %2."},
          channels_{config.width, "names channel %1, but the residual stream has channels 0 to %2."} {}

    Result<void> operator()(const WeMask& mask) const {
        if (mask.count && (*mask.count < 1 || *mask.count > config_.width))
            return failure({"masks %1 channels: expected 1 to %2.", {*mask.count, config_.width}});
        if (mask.ranking == WeMask::Ranking::listed && mask.channels.empty())
            return failure("names no channel: list at least one.");
        for (const std::int64_t channel : mask.channels)
            if (auto good = checkNumber(channel, channels_); !good)
                return good;
        return all({checkLayers(mask.layers), checkTokens(mask.tokens.listed)});
    }
    Result<void> operator()(const NormSwap& swap) const {
        if (swap.site == NormSite::final)
            return checkNormSite(config_, 0, swap);
        if (auto good = checkLayers(swap.layers); !good)
            return good;
        for (const std::int64_t layer : swap.layers.listed)
            if (auto good = checkNormSite(config_, layer, swap); !good)
                return good;
        return {};
    }
    Result<void> operator()(const HeadAblation& ablation) const {
        if (ablation.heads.empty())
            return failure("names no head: list at least one.");
        return checkHeads(ablation.heads);
    }
    Result<void> operator()(const SpikeEdit& edit) const {
        if (auto good = checkNumber(edit.layer, layers_); !good)
            return good;
        for (const EntryPlace& place : edit.entries.value_or(std::vector<EntryPlace>()))
            if (auto good = all({checkNumber(place.token, tokens_), checkNumber(place.channel, channels_)}); !good)
                return good;
        return {};
    }
    Result<void> operator()(const VirtualSink& sink) const {
        return checkHeads(sink.heads.value_or(std::vector<HeadPlace>()));
    }
    Result<void> operator()(const TokenIsolation& isolation) const {
        if (isolation.tokens.empty())
            return failure("names no token: list at least one.");
        return all({checkLayers(isolation.layers), checkTokens(isolation.tokens)});
    }
    Result<void> operator()(const KeepSinks& keep) const {
        if (keep.sinks < 0 || keep.window < 1)
            return failure(
                {"keeps %1 first keys and a window of %2: expected at least 0 and 1.", {keep.sinks, keep.window}});
        return checkLayers(keep.layers);
    }
    Result<void> operator()(const ScaleWeight& scaled) const {
        if (auto good = all({checkDense(scaled.layer), checkNumber(scaled.channel, channels_)}); !good)
            return good;
        const std::int64_t neurons = config_.layers[static_cast<std::size_t>(scaled.layer)].feedForwardSize;
        return checkNumber(scaled.neuron, {neurons, "names neuron %1, but that feed-forward has neurons 0 to %2."});
    }
    Result<void> operator()(const CapFeedForward& cap) const { return checkDense(cap.layer); }

private:
    static Result<void> all(std::initializer_list<Result<void>> results) {
        for (const Result<void>& result : results)
            if (!result)
                return result;
        return {};
    }
    Result<void> checkLayers(const LayerSet& set) const {
        for (const std::int64_t layer : set.listed)
            if (auto good = checkNumber(layer, layers_); !good)
                return good;
        return {};
    }
    Result<void> checkTokens(const std::vector<std::int64_t>& tokens) const {
        for (const std::int64_t token : tokens)
            if (auto good = checkNumber(token, tokens_); !good)
                return good;
        return {};
    }
    Result<void> checkHeads(const std::vector<HeadPlace>& heads) const {
        for (const HeadPlace& place : heads)
            if (auto good = all({checkNumber(place.layer, layers_), checkNumber(place.head, heads_)}); !good)
                return good;
        return {};
    }
    /// The layer exists and its feed-forward is one, not a mixture of experts.
    Result<void> checkDense(std::int64_t layer) const {
        if (auto good = checkNumber(layer, layers_); !good)
            return good;
        if (config_.layers[static_cast<std::size_t>(layer)].feedForward == FeedForwardKind::mixture)
            return failure({"acts on one feed-forward, but layer %1 is a mixture of experts.", {layer}});
        return {};
    }

    const ModelConfig& config_;
    Numbered layers_, heads_, tokens_, channels_;
};

} // namespace

Result<void> checkIntervention(const Intervention& intervention, const ModelConfig& config, std::int64_t tokens) {
    return std::visit(Checker(config, tokens), intervention);
}

} // namespace sinkscope
