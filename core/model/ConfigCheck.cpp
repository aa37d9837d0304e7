#include "model/ConfigCheck.h"

#include <algorithm>

namespace sinkscope {
namespace {

Result<void> checkHeads(const ModelConfig& config, const std::string& place) {
    if (config.heads % config.keyValueHeads != 0)
        return failure({"%1: %2 attention heads cannot share %3 key/value heads evenly.",
                        {place, config.heads, config.keyValueHeads}});
    if (config.heads * config.headSize > SizeLimits::feedForward)
        return failure({"%1: %2 heads of size %3 are more than any known model has; the file is damaged.",
                        {place, config.heads, config.headSize}});
    return {};
}

Result<void> checkRope(const RopeConfig& rope, const ModelConfig& config, const std::string& place) {
    if (rope.rotaryDimensions % 2 != 0 || rope.rotaryDimensions > config.headSize || rope.rotaryDimensions < 0)
        return failure(
            {"%1: %2 rotated dimensions do not fit heads of size %3; the number must be even and not larger.",
             {place, rope.rotaryDimensions, config.headSize}});
    return {};
}

Result<void> checkExperts(const ExpertConfig& experts, const std::string& place) {
    if (experts.experts < 1 || experts.chosen < 1 || experts.chosen > experts.experts || experts.size < 1)
        return failure({"%1: %2 of %3 experts of size %4 cannot be chosen.",
                        {place, experts.chosen, experts.experts, experts.size}});
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
