#include "trust/LayerOrder.h"

#include "engine/Engine.h"
#include "trust/Judgement.h"

#include <algorithm>

namespace sinkscope {

std::vector<std::int64_t> spreadOrder(std::int64_t layers) {
    std::vector<std::int64_t> order;
    std::vector<bool> taken(static_cast<std::size_t>(layers), false);
    for (std::int64_t parts = 1; std::ssize(order) < layers; parts *= 2)
        for (std::int64_t part = 0; part <= parts && layers > 0; ++part) {
            const std::int64_t layer = part * (layers - 1) / parts;
            if (taken[static_cast<std::size_t>(layer)])
                continue;
            taken[static_cast<std::size_t>(layer)] = true;
            order.push_back(layer);
        }
    return order;
}

std::int64_t layersWithin(const ModelConfig& config, std::int64_t elements) {
    ModelConfig body = config;
    body.vocabulary = 0;
    body.learnedPositions = false;
    constexpr std::int64_t bytesEach = 4;
    const double each = static_cast<double>(estimateWeights(body, ComputeType::fp32, true) / bytesEach) /
                        static_cast<double>(config.layerCount());
    const double count = static_cast<double>(elements) / std::max(each, 1.0);
    return static_cast<std::int64_t>(std::clamp(count, 1.0, static_cast<double>(config.layerCount())));
}

Text coverageText(std::vector<std::int64_t> covered, std::int64_t layers) {
    if (std::ssize(covered) == layers)
        return layers == 1 ? Text("the one layer") : Text("all %1 layers", {Text::Grouped{layers}});
    std::ranges::sort(covered);
    std::vector<std::string> names;
    for (const std::int64_t layer : covered)
        names.push_back(std::to_string(layer));
    return {layers == 1 ? "%1 of %2 layer (%3)" : "%1 of %2 layers (%3)",
            {covered.size(), Text::Grouped{layers}, listText(names, 8)}};
}

} // namespace sinkscope
