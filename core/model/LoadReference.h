#pragma once

#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <filesystem>

namespace sinkscope {

/// What loading a checkpoint is measured against: the weights' bytes gone through once and four bytes written for each
/// of their numbers, at memory speed.
struct LoadReference {
    double seconds = 0.0;               ///< of the fastest of three passes
    std::int64_t read = 0, written = 0; ///< bytes
};

/// Reads every stored byte of the weights once and writes as many fp32 numbers as they hold into fresh memory, on all
/// cores, in blocks that stay in the cache between the two; decodes nothing. One pass before the three brings the files
/// into memory. Needs as much memory as the loaded weights while it runs; fails when a file cannot be opened, and is
/// cancellable.
Result<LoadReference> timeLoadReference(const std::filesystem::path& path, const Progress& progress);

} // namespace sinkscope
