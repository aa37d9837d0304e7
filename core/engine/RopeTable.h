#pragma once

#include "model/ModelConfig.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// cos and sin [tokens, rotaryDimensions / 2], fp32, attention factor included; undefined when nothing is rotated.
struct RopeTable {
    at::Tensor cosine, sine;
};

/// Frequencies [rotaryDimensions / 2] in fp32 by the formulas of Hugging Face's modeling_rope_utils (none, linear, dynamic NTK, llama3,
/// yarn, longrope, stored factors) for a sequence of `tokens`; `context` is the model's max_position_embeddings.
at::Tensor ropeFrequencies(const RopeConfig& config, std::int64_t headSize, std::int64_t context, std::int64_t tokens);
/// Phases are computed in fp32 as in training; never in 16 bit.
RopeTable ropeTable(const RopeConfig& config, std::int64_t headSize, std::int64_t context, std::int64_t tokens, const at::Device& device);

} // namespace sinkscope
