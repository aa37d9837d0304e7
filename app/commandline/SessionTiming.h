#pragma once

#include "analysis/Findings.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>

namespace sinkscope {

/// How long a session of a finished run and its analyses, but for those that take minutes, takes to be saved (pictures
/// computed, weights hashed, file on the disk) and to be opened: the fastest of three of each, in seconds.
struct SessionTiming {
    double save = 0.0, open = 0.0;
    std::int64_t bytes = 0; ///< of the file
};

/// Writes to the system's folder for temporary files and leaves nothing there. Fails as these do.
Result<SessionTiming> timeSession(const std::shared_ptr<const Findings>& findings, const Progress& progress);

} // namespace sinkscope
