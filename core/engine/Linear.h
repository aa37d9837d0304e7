#pragma once

#include "model/ModelWeights.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>
#include <functional>

namespace sinkscope {

/// out [rows, out features] = rows [rows, in features] · weightᵀ + bias.
void multiplyInto(at::Tensor out, const at::Tensor& rows, const LinearWeights& weights);
at::Tensor multiply(const at::Tensor& rows, const LinearWeights& weights);

/// The same in cancellable blocks of rows; unusable when cancelled.
at::Tensor multiplyInBlocks(const at::Tensor& rows, const LinearWeights& weights, const Progress& progress);

/// Calls `work(first, last)` over blocks of rows small enough for a CPU to answer a cancellation within 100 ms (all
/// rows at once on a GPU). `multiplications` per row. Returns early when cancelled.
void inRowBlocks(const at::Tensor& rows, std::int64_t multiplications, const Progress& progress,
                 const std::function<void(std::int64_t first, std::int64_t last)>& work);

} // namespace sinkscope
