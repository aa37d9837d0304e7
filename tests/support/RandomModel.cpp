#include "RandomModel.h"

#include "model/ModelWeights.h"
#include "text/Tokenizer.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <cmath>

namespace sinkscope {

namespace {

class Draw {
public:
    Draw(std::uint64_t seed, const at::Device& device)
        : generator_(at::detail::createCPUGenerator(seed)), device_(device) {}

    at::Tensor matrix(std::int64_t rows, std::int64_t columns) {
        return (at::randn({rows, columns}, generator_) * (1.5 / std::sqrt(static_cast<double>(columns)))).to(device_);
    }
    LinearWeights linear(std::int64_t out, std::int64_t in) { return {matrix(out, in), {}}; }
    NormWeights norm(const NormConfig& config, std::int64_t width) {
        if (config.kind == NormKind::none)
            return {};
        NormWeights weights{(1.0 + 0.3 * at::randn({width}, generator_)).to(device_), {}};
        if (config.kind == NormKind::layer)
            weights.bias = (0.3 * at::randn({width}, generator_)).to(device_);
        return weights;
    }
    at::Tensor vector(std::int64_t size) { return at::randn({size}, generator_).to(device_); }

private:
    at::Generator generator_;
    at::Device device_;
};

LayerWeights drawLayer(const ModelConfig& config, const LayerConfig& layer, Draw& draw) {
    const bool perHead = config.queryKeyNormScope == QueryKeyNormScope::head;
    LayerWeights weights;
    weights.attentionInput = draw.norm(layer.attentionInput, config.width);
    weights.attentionOutput = draw.norm(layer.attentionOutput, config.width);
    weights.feedForwardInput = draw.norm(layer.feedForwardInput, config.width);
    weights.feedForwardOutput = draw.norm(layer.feedForwardOutput, config.width);
    weights.query = draw.norm(layer.queryKey, perHead ? config.headSize : config.heads * config.headSize);
    weights.key = draw.norm(layer.queryKey, perHead ? config.headSize : config.keyValueHeads * config.headSize);
    weights.queryKeyValue = draw.linear((config.heads + 2 * config.keyValueHeads) * config.headSize, config.width);
    weights.attentionProjection = draw.linear(config.width, config.heads * config.headSize);
    weights.gateUp =
        draw.linear(layer.feedForwardSize * (layer.feedForward == FeedForwardKind::gated ? 2 : 1), config.width);
    weights.down = draw.linear(config.width, layer.feedForwardSize);
    if (config.learnedSinks)
        weights.sinkLogits = draw.vector(config.heads);
    return weights;
}

} // namespace

ModelConfig smallConfig() {
    ModelConfig config;
    config.family = config.name = "small";
    config.width = 32;
    config.vocabulary = 64;
    config.contextLength = 4096;
    config.heads = 4;
    config.keyValueHeads = 2;
    config.headSize = 8;
    config.attentionScale = 1.0 / std::sqrt(8.0);
    config.finalNorm.kind = NormKind::rms;
    LayerConfig layer;
    layer.attentionInput.kind = layer.feedForwardInput.kind = NormKind::rms;
    layer.rope.rotaryDimensions = config.headSize;
    layer.feedForwardSize = 48;
    config.layers.assign(3, layer);
    return config;
}

std::shared_ptr<const Model> randomModel(const ModelConfig& config, std::uint64_t seed,
                                         const std::function<void(ModelWeights&)>& change, LoadOptions options) {
    Draw draw(seed, options.device == ComputeDevice::cuda ? at::Device(at::kCUDA) : at::Device(at::kCPU));
    auto weights = std::make_unique<ModelWeights>();
    weights->embedding = draw.matrix(config.vocabulary, config.width) * 4.0;
    weights->head = draw.linear(config.vocabulary, config.width);
    weights->finalNorm = draw.norm(config.finalNorm, config.width);
    if (config.learnedPositions)
        weights->positions = draw.matrix(config.contextLength + config.positionOffset, config.width);
    for (const LayerConfig& layer : config.layers)
        weights->layers().push_back(drawLayer(config, layer, draw));
    if (change)
        change(*weights);
    return std::make_shared<Model>(config, std::move(weights), nullptr, std::vector<std::filesystem::path>{}, options,
                                   0.0);
}

Tokens someTokens(std::int64_t count, std::int64_t vocabulary) {
    Tokens tokens;
    for (std::int64_t place = 0; place < count; ++place)
        tokens.push_back(
            {static_cast<std::int32_t>(3 + place * 7 % (vocabulary - 3)), "x", TokenKind::ordinary, AddedBy::ids});
    return tokens;
}

} // namespace sinkscope
