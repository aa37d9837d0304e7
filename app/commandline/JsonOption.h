#pragma once

#include "support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace sinkscope {

/// Adds --json FILE; alone or with - it means standard output.
void addJsonOption(CLI::App& command, std::optional<std::string>& target, const std::string& description);
/// Writes the document and a line end to that file or to standard output; fails on a full disk.
Result<void> writeJson(const std::string& target, std::string_view document);
/// Writes to standard output and makes sure that it arrived.
Result<void> print(std::string_view text);

} // namespace sinkscope
