#pragma once

#include "support/Result.h"

#include <filesystem>
#include <vector>

namespace sinkscope {

/// What lies in a folder, in order of name; dangling links included. Fails with one sentence when it cannot be listed.
Result<std::vector<std::filesystem::path>> listEntries(const std::filesystem::path& folder);
/// Whether `path` is a link whose target is missing.
bool isDanglingLink(const std::filesystem::path& path);
/// One sentence for such a link.
Text danglingLinkSentence(const std::filesystem::path& path);

} // namespace sinkscope
