#pragma once

#include "commandline/RunArguments.h"

#include <filesystem>

namespace sinkscope {

/// Writes what was run as a session that begins where its story does. Fails on another ending than .sinkscope, and as
/// writeSession().
Result<void> saveSession(const std::filesystem::path& file, const RunArguments& arguments, const FinishedRun& finished,
                         const Progress& progress);

} // namespace sinkscope
