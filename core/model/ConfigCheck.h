#pragma once

#include "model/ModelConfig.h"
#include "support/Result.h"

#include <cstdint>
#include <string>

namespace sinkscope {

/// Upper bounds of the sizes that a description may name; beyond them a file is wrong, and products would overflow.
struct SizeLimits {
    static constexpr std::int64_t layers = 10'000, heads = 1 << 16, headSize = 1 << 16, experts = 1 << 16;
    static constexpr std::int64_t width = 1 << 20, feedForward = 1 << 24, vocabulary = 1 << 26, context = 1LL << 40;
};

/// Whether the sizes fit together: query heads shared evenly by key heads, even rotations, chosen experts among those
/// there are. `place` begins the sentence, e.g. the file's name.
Result<void> checkConfig(const ModelConfig& config, const std::string& place);

} // namespace sinkscope
