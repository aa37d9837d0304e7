#pragma once

#include "analysis/Findings.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace sinkscope {

/// A story for windows and sentences, made up without a forward pass: in layer `birth` the feed-forward writes `value`
/// into one channel of token 0; `removal` takes it away; from the layer after the birth on, the first `sinkHeads` heads
/// of each layer sink on token 0.
struct PlantedStory {
    std::int64_t layers = 8, heads = 4, width = 32;
    std::vector<std::string> tokens{"The", " light", "house", " keeper", " wrote", ":"};
    std::int64_t birth = 2, removal = 6, channel = 7;
    float value = 24389.0F;
    std::int64_t sinkHeads = 3;
};

/// A model with a config and nothing behind it: no weights, no tokenizer.
std::shared_ptr<const Model> plantedModel(const PlantedStory& story);
/// Findings whose parts agree with each other; the run has statistics, but no tensors.
Findings plantedFindings(const PlantedStory& story, std::shared_ptr<const Model> model);

} // namespace sinkscope
