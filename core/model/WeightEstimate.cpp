#include "engine/Engine.h"

#include <algorithm>

namespace sinkscope {
namespace {

/// Numbers of one layer that lie in the compute type. In doubles: sizes from a file may multiply to more than 64 bits
/// hold.
double layerElements(const ModelConfig& config, const LayerConfig& layer) {
    const auto width = static_cast<double>(config.width);
    const auto heads = static_cast<double>(config.heads), keys = static_cast<double>(config.keyValueHeads);
    const double attention = (2.0 * heads + 2.0 * keys) * static_cast<double>(config.headSize) * width;
    const auto size = static_cast<double>(layer.feedForwardSize);
    switch (layer.feedForward) {
    case FeedForwardKind::plain:
        return attention + 2.0 * size * width;
    case FeedForwardKind::gated:
        return attention + 3.0 * size * width;
    case FeedForwardKind::mixture:
        return attention + static_cast<double>(config.experts.experts) * width *
                               (3.0 * static_cast<double>(config.experts.size) + 1.0);
    }
    return attention;
}

} // namespace

std::int64_t estimateWeights(const ModelConfig& config, ComputeType type, bool tiedHead) {
    const auto width = static_cast<double>(config.width);
    double elements = static_cast<double>(config.vocabulary) * width * (tiedHead ? 1.0 : 2.0);
    if (config.learnedPositions)
        elements += static_cast<double>(config.contextLength + config.positionOffset) * width;
    for (const LayerConfig& layer : config.layers)
        elements += layerElements(config, layer) + 8.0 * width; // norms and biases: a few rows of the width
    const double bytes = elements * (type == ComputeType::fp32 ? 4.0 : 2.0);
    constexpr double largest = 9.0e18;
    return static_cast<std::int64_t>(std::min(bytes, largest));
}

} // namespace sinkscope
