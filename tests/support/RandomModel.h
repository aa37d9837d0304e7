#pragma once

#include "model/Model.h"
#include "text/Token.h"

#include <cstdint>
#include <functional>

namespace sinkscope {

class ModelWeights;

/// A small Llama-like description: 3 layers, width 32, 4 heads of 8 over 2 key heads, vocabulary 64, context 4,096.
ModelConfig smallConfig();

/// Weights drawn with `seed` for any config without mixtures, in memory. `change` may plant something before the model
/// is made.
std::shared_ptr<const Model> randomModel(const ModelConfig& config, std::uint64_t seed = 1,
                                         const std::function<void(ModelWeights&)>& change = {},
                                         LoadOptions options = {});

/// Ids 3, 4, 5, … within the vocabulary, as tokens that came as ids.
Tokens someTokens(std::int64_t count, std::int64_t vocabulary = 64);

} // namespace sinkscope
