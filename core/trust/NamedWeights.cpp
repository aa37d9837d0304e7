#include "trust/NamedWeights.h"

#include "model/ModelWeights.h"

#include <ATen/ATen.h>

namespace sinkscope {
namespace {

class Collector {
public:
    void add(const std::string& name, const at::Tensor& values, NamedWeight::Kind kind) {
        if (values.defined() && values.numel() > 0)
            list_.push_back({name, values, kind});
    }
    void addNorm(const std::string& name, const NormWeights& norm) {
        add(name + " gain", norm.gain, NamedWeight::Kind::gain);
        add(name + " bias", norm.bias, NamedWeight::Kind::bias);
    }
    void addMap(const std::string& name, const LinearWeights& map) {
        add(name, map.weight, NamedWeight::Kind::matrix);
        add(name + " bias", map.bias, NamedWeight::Kind::bias);
    }
    /// Rows of a joined map, each part with its own name.
    void addJoined(const LinearWeights& map, const std::vector<std::pair<std::string, std::int64_t>>& parts) {
        std::int64_t first = 0;
        for (const auto& [name, rows] : parts) {
            if (!map.weight.defined() || first + rows > map.weight.size(0))
                return;
            addMap(name, {map.weight.narrow(0, first, rows),
                          map.bias.defined() ? map.bias.narrow(0, first, rows) : map.bias});
            first += rows;
        }
    }
    std::vector<NamedWeight> take() && { return std::move(list_); }

private:
    std::vector<NamedWeight> list_;
};

void addGateUp(Collector& collector, const std::string& prefix, const LinearWeights& map, FeedForwardKind kind) {
    if (kind == FeedForwardKind::plain || !map.weight.defined())
        return collector.addMap(prefix + "up", map);
    const std::int64_t size = map.weight.size(0) / 2;
    collector.addJoined(map, {{prefix + "gate", size}, {prefix + "up", size}});
}

void addLayer(Collector& collector, const ModelConfig& config, std::int64_t index, const LayerWeights& layer) {
    const std::string prefix = "layer " + std::to_string(index) + " ";
    collector.addNorm(prefix + "attention input norm", layer.attentionInput);
    collector.addNorm(prefix + "attention output norm", layer.attentionOutput);
    collector.addNorm(prefix + "feed-forward input norm", layer.feedForwardInput);
    collector.addNorm(prefix + "feed-forward output norm", layer.feedForwardOutput);
    collector.addNorm(prefix + "query norm", layer.query);
    collector.addNorm(prefix + "key norm", layer.key);
    const std::int64_t keys = config.keyValueHeads * config.headSize;
    collector.addJoined(
        layer.queryKeyValue,
        {{prefix + "query", config.heads * config.headSize}, {prefix + "key", keys}, {prefix + "value", keys}});
    collector.addMap(prefix + "attention projection", layer.attentionProjection);
    collector.add(prefix + "sink logits", layer.sinkLogits, NamedWeight::Kind::bias);
    const FeedForwardKind kind = config.layers[static_cast<std::size_t>(index)].feedForward;
    addGateUp(collector, prefix, layer.gateUp, kind);
    collector.addMap(prefix + "down", layer.down);
    collector.addMap(prefix + "router", layer.router);
    for (std::size_t expert = 0; expert < layer.expertGateUp.size(); ++expert) {
        const std::string name = prefix + "expert " + std::to_string(expert) + " ";
        addGateUp(collector, name, layer.expertGateUp[expert], kind);
        collector.addMap(name + "down", layer.expertDown[expert]);
    }
}

} // namespace

std::vector<NamedWeight> namedWeights(const ModelConfig& config, const ModelWeights& weights) {
    Collector collector;
    collector.add("embedding", weights.embedding, NamedWeight::Kind::matrix);
    collector.add("position table", weights.positions, NamedWeight::Kind::matrix);
    for (std::int64_t index = 0; index < config.layerCount(); ++index)
        addLayer(collector, config, index, weights.layer(index));
    collector.addNorm("embedding norm", weights.embeddingNorm);
    collector.addNorm("final norm", weights.finalNorm);
    if (!config.tiedHead)
        collector.add("output matrix", weights.head.weight, NamedWeight::Kind::matrix);
    collector.add("output matrix bias", weights.head.bias, NamedWeight::Kind::bias);
    return std::move(collector).take();
}

} // namespace sinkscope
