#pragma once

#include "commandline/AnalysisArguments.h"
#include "commandline/RunArguments.h"

#include <filesystem>

namespace sinkscope {

/// Finished analyses of the run, and what they were asked.
struct AskedExhibits {
    const AnalysisArguments& arguments;
    const NamedExhibits& exhibits;
};

/// Writes what was run as a session that begins where its story does. Fails on another ending than .sinkscope, and as
/// writeSession().
Result<void> saveSession(const std::filesystem::path& file, const RunArguments& arguments, const FinishedRun& finished,
                         const AskedExhibits& asked, const Progress& progress);

} // namespace sinkscope
