#pragma once

#include "engine/Operations.h"
#include "model/Model.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <functional>
#include <vector>

namespace sinkscope {

/// Each id as a prompt of its own, many at once: calls `use(layer, rows)` with the stream after each layer, rows
/// [ids, width]. A token at position 0 sees only itself, so attention is its value vector through the output projection
/// (arXiv 2603.05498, Eq. 22), times what a learned sink leaves it. Stops early when cancelled. On the computing
/// thread.
void passAlone(const Operations& operations, const Model& model, const std::vector<std::int64_t>& ids,
               const Progress& progress, const std::function<void(std::int64_t layer, const at::Tensor& rows)>& use);

} // namespace sinkscope
