#pragma once

#include "model/ModelConfig.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// cos and sin [tokens, rotaryDimensions / 2], fp32, attention factor included; undefined when nothing is rotated.
struct RopeTable {
    at::Tensor cosine, sine;
};

/// Frequencies [rotaryDimensions / 2] in fp32, on the CPU, by the formulas of Hugging Face's modeling_rope_utils (none,
/// linear, dynamic NTK, llama3, yarn, longrope, stored factors) in its order of operations, for a sequence of `tokens`.
/// Undefined when nothing is rotated.
at::Tensor ropeFrequencies(const RopeConfig& config, std::int64_t tokens);
/// What cos and sin are multiplied with; 1 except for yarn and longrope.
double ropeAttentionFactor(const RopeConfig& config);
/// Phases are computed in fp32 as in training; never in 16 bit.
RopeTable ropeTable(const RopeConfig& config, std::int64_t tokens, const at::Device& device);

} // namespace sinkscope
