#pragma once

#include "model/Model.h"

#include <cstdint>

namespace sinkscope {

/// Bytes that a model and its run may need together: what the user allowed, else all memory of the device that the
/// model is on. A CUDA device is asked where LibTorch can tell (2.11 and later); otherwise the machine's memory counts.
std::int64_t memoryLimit(const LoadOptions& options);

} // namespace sinkscope
