#pragma once

#include "support/Progress.h"
#include "support/Result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinkscope {

/// What weightHash() gives for a model of these weight files. Reports Stage::checkingFile; cancellable.
Result<std::string> filesHash(std::vector<std::filesystem::path> files, const Progress& progress);

} // namespace sinkscope
