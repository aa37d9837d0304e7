#include "model/ConfigCheck.h"

#include <algorithm>

namespace sinkscope {
namespace {

std::string number(std::int64_t value) {
    return std::to_string(value);
}

Result<void> checkHeads(const ModelConfig& config, const std::string& place) {
    if (config.heads % config.keyValueHeads != 0)
        return failure(place + ": " + number(config.heads) + " attention heads cannot share " +
                       number(config.keyValueHeads) + " key/value heads evenly.");
    if (config.heads * config.headSize > SizeLimits::feedForward)
        return failure(place + ": " + number(config.heads) + " heads of size " + number(config.headSize) +
                       " are more than any known model has; the file is damaged.");
    return {};
}

Result<void> checkRope(const RopeConfig& rope, const ModelConfig& config, const std::string& place) {
    if (rope.rotaryDimensions % 2 != 0 || rope.rotaryDimensions > config.headSize || rope.rotaryDimensions < 0)
        return failure(place + ": " + number(rope.rotaryDimensions) + " rotated dimensions do not fit heads of size " +
                       number(config.headSize) + "; the number must be even and not larger.");
    return {};
}

Result<void> checkExperts(const ExpertConfig& experts, const std::string& place) {
    if (experts.experts < 1 || experts.chosen < 1 || experts.chosen > experts.experts || experts.size < 1)
        return failure(place + ": " + number(experts.chosen) + " of " + number(experts.experts) + " experts of size " +
                       number(experts.size) + " cannot be chosen.");
    return {};
}

} // namespace

Result<void> checkConfig(const ModelConfig& config, const std::string& place) {
    if (auto heads = checkHeads(config, place); !heads)
        return heads;
    for (const LayerConfig& layer : config.layers)
        if (auto rope = checkRope(layer.rope, config, place); !rope)
            return rope;
    const bool mixture = std::ranges::any_of(
        config.layers, [](const LayerConfig& layer) { return layer.feedForward == FeedForwardKind::mixture; });
    return mixture ? checkExperts(config.experts, place) : Result<void>{};
}

} // namespace sinkscope
