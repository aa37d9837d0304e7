#pragma once

#include "model/Model.h"

#include <ATen/core/Tensor.h>
#include <cstdint>

namespace sinkscope {

/// A gated feed-forward's weights in fp32, with the gain of the norm before it folded into gate and up, so that they
/// read x / rms(x).
struct GatedRows {
    at::Tensor gate, up; ///< [size, width]
    at::Tensor down;     ///< [width, size]
};

/// Of a layer whose quadraticForm() exists.
GatedRows gatedRows(const Model& model, std::int64_t layer);

} // namespace sinkscope
