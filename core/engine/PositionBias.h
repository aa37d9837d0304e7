#pragma once

#include "model/ModelConfig.h"

#include <cstdint>

namespace sinkscope {

/// ALiBi (Press, Smith, Lewis 2022): the slope of a head, by which its scaled score falls with each position between
/// query and key; 0 when the model has no such bias. For n heads, n a power of two, head h (from 0) has 2^(-8 (h + 1) /
/// n); further heads take every other slope of twice as many.
float positionSlope(const ModelConfig& config, std::int64_t head);

} // namespace sinkscope
