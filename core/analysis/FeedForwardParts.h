#pragma once

#include "engine/Run.h"

#include <ATen/core/Tensor.h>
#include <cstdint>

namespace sinkscope {

/// What happens inside a feed-forward without experts, [rows, size] each, in fp32.
struct FeedForwardParts {
    at::Tensor gate;      ///< what enters the activation; of a plain feed-forward its only product
    at::Tensor activated; ///< what leaves it
    at::Tensor up;        ///< undefined for a plain feed-forward
    at::Tensor product;   ///< what the down projection reads
};

/// Of normalized rows [rows, width] as feedForwardRead() gives them, in the run's layer, interventions included.
FeedForwardParts feedForwardParts(const Run& run, std::int64_t layer, const at::Tensor& read);

} // namespace sinkscope
