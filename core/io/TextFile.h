#pragma once

#include "support/Result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace sinkscope {

/// The whole file. Fails when it cannot be read or is larger than a prompt or a list of lines can be (256 MiB).
Result<std::string> readTextFile(const std::filesystem::path& file);
/// Writes beside the file and renames, so that a failure (full disk, no permission) leaves what was there. Devices and
/// pipes are written to directly.
Result<void> writeTextFile(const std::filesystem::path& file, std::string_view text);

} // namespace sinkscope
