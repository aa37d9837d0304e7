#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace sinkscope {

/// A file or folder of tests/data.
std::filesystem::path testData(std::string_view name);
/// The real SmolLM2 in the user's data folder; empty when it was not fetched, and then tests that need it skip.
std::optional<std::filesystem::path> exampleModel();

} // namespace sinkscope
