#pragma once

#include "model/ModelConfig.h"
#include "model/ModelWeights.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// The tensor in double precision on the CPU.
at::Tensor exact(const at::Tensor& values);
/// rows [tokens, in] · weightᵀ + bias in double; weights are widened a slice at a time. Unusable once cancelled.
at::Tensor exactProduct(const at::Tensor& rows, const LinearWeights& weights, const Progress& progress);
/// Norm over the last dimension in double.
at::Tensor exactNorm(const at::Tensor& rows, const NormConfig& config, const NormWeights& weights);

} // namespace sinkscope
