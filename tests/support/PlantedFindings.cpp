#include "PlantedFindings.h"

#include "model/ModelWeights.h"
#include "text/Tokenizer.h"

#include <cmath>

namespace sinkscope {

namespace {

constexpr float ordinary = 0.9F; // largest of the other channels' magnitudes
constexpr float median = 0.25F;

bool isAlive(const PlantedStory& story, std::int64_t layer) {
    return layer >= story.birth && layer < story.removal;
}

SiteStatistics statistics(const PlantedStory& story, float valueOfToken0) {
    const std::size_t tokens = story.tokens.size();
    SiteStatistics site;
    site.layerMedian = median;
    site.median.assign(tokens, median);
    for (std::size_t token = 0; token < tokens; ++token) {
        const float largest = token == 0 && valueOfToken0 != 0.0F ? valueOfToken0 : ordinary + 0.01F * float(token);
        const auto channel = static_cast<std::int32_t>(token == 0 ? story.channel : 3);
        site.top.push_back({Peak{largest, channel}, Peak{0.5F, 1}, Peak{-0.4F, 2}});
        site.norm.push_back(std::abs(largest) + 1.0F);
    }
    return site;
}

HeadStatistics headStatistics(const PlantedStory& story, std::int64_t layer) {
    const auto tokens = static_cast<std::int64_t>(story.tokens.size());
    HeadStatistics heads;
    heads.received = Matrix(story.heads, tokens, 0.5F);
    heads.receivedEarly = heads.received;
    heads.distance = Matrix(story.heads, tokens, 1.0F);
    heads.entropy = Matrix(story.heads, tokens, 1.0F);
    heads.firstLogit = Matrix(story.heads, tokens, 0.1F);
    heads.queryNorm = Matrix(story.heads, tokens, 2.0F);
    heads.keyNorm = heads.valueNorm = Matrix(story.heads, tokens, 2.0F);
    for (std::int64_t head = 0; layer > story.birth && head < story.sinkHeads; ++head)
        heads.received.at(head, 0) = heads.receivedEarly.at(head, 0) = 0.8F * float(tokens);
    return heads;
}

std::shared_ptr<Run> plantedWindowRun(const PlantedStory& story, std::shared_ptr<const Model> model) {
    auto run = std::make_shared<Run>();
    run->model = std::move(model);
    for (std::size_t index = 0; index < story.tokens.size(); ++index)
        run->tokens.push_back({static_cast<std::int32_t>(index), story.tokens[index]});
    run->embedding = statistics(story, 0.0F);
    for (std::int64_t layer = 0; layer < story.layers; ++layer) {
        LayerCapture capture;
        const float written = layer == story.birth ? story.value : layer == story.removal ? -story.value : 0.0F;
        capture.attentionOutput = statistics(story, 0.0F);
        capture.feedForwardOutput = statistics(story, written);
        capture.afterAttention = statistics(story, isAlive(story, layer - 1) ? story.value : 0.0F);
        capture.afterFeedForward = statistics(story, isAlive(story, layer) ? story.value : 0.0F);
        capture.heads = headStatistics(story, layer);
        run->layers.push_back(std::make_shared<const LayerCapture>(std::move(capture)));
    }
    run->lossPerToken.assign(story.tokens.size() - 1, 3.0F);
    run->seconds = 0.31;
    return run;
}

LifeCycle lifeCycleOf(const PlantedStory& story) {
    LifeCycle life;
    for (std::int64_t row = 0; row <= story.layers; ++row) {
        const float largest = isAlive(story, row - 1) ? story.value : ordinary;
        life.residual.push_back({PlacedValue{largest, 0, story.channel}, {0.5F, 0, 1}, {-0.4F, 0, 2}});
        life.median.push_back(median);
    }
    for (std::int64_t layer = 0; layer < story.layers; ++layer) {
        const float written = layer == story.birth ? story.value : layer == story.removal ? -story.value : ordinary;
        life.attention.push_back({ordinary, 0, 1});
        life.feedForward.push_back({written, 0, story.channel});
    }
    if (story.birth >= story.layers)
        return life;
    life.firstMassive = story.birth;
    life.lastMassive = std::min(story.removal, story.layers) - 1;
    life.spike = PlacedValue{story.value, 0, story.channel};
    life.spikeTokens = {0};
    life.spikeChannels = {story.channel};
    life.emergence = EmergenceLayer{story.birth, BlockPart::feedForward, story.value / ordinary};
    life.stepUp = {{story.birth, BlockPart::feedForward, story.channel, story.value}};
    if (story.removal < story.layers)
        life.stepDown = {{story.removal, BlockPart::feedForward, story.channel, -story.value}};
    return life;
}

SinkFinding sinksOf(const PlantedStory& story, SinkConvention convention) {
    SinkFinding sinks;
    sinks.convention = convention;
    sinks.tokens = static_cast<std::int64_t>(story.tokens.size());
    sinks.strength = Matrix(story.layers, story.heads, 0.1F);
    sinks.token.assign(static_cast<std::size_t>(story.layers * story.heads), 0);
    std::int64_t count = 0;
    for (std::int64_t layer = story.birth + 1; layer < story.layers; ++layer)
        for (std::int64_t head = 0; head < story.sinkHeads; ++head, ++count)
            sinks.strength.at(layer, head) = 0.8F - 0.01F * float(layer);
    sinks.ratio = double(count) / double(story.layers * story.heads);
    return sinks;
}

} // namespace

std::shared_ptr<const Model> plantedModel(const PlantedStory& story) {
    ModelConfig config;
    config.family = "planted";
    config.name = "Planted model";
    config.width = story.width;
    config.vocabulary = 100;
    config.contextLength = 512;
    config.heads = config.keyValueHeads = story.heads;
    config.headSize = story.width / story.heads;
    config.layers.resize(static_cast<std::size_t>(story.layers));
    return std::make_shared<const Model>(std::move(config), std::make_unique<const ModelWeights>(), nullptr,
                                         std::vector<std::filesystem::path>{}, LoadOptions{}, 0.1);
}

Findings plantedFindings(const PlantedStory& story, std::shared_ptr<const Model> model) {
    Findings findings;
    findings.run = plantedWindowRun(story, std::move(model));
    findings.lifeCycle = lifeCycleOf(story);
    if (findings.lifeCycle.spike)
        for (std::int64_t layer = story.birth; layer <= *findings.lifeCycle.lastMassive; ++layer)
            findings.massive.push_back({layer, 0, story.channel, story.value, story.value / median});
    findings.sinks = sinksOf(story, SinkConvention::spike);
    findings.sinksGu = sinksOf(story, SinkConvention::gu);
    findings.distance = Matrix(story.layers, story.heads, 1.5F);
    findings.loss = {3.0, std::exp(3.0)};
    return findings;
}

} // namespace sinkscope
