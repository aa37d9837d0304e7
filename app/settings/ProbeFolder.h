#pragma once

#include <filesystem>

namespace sinkscope {

/// Where vocabulary probes keep finished batches: the user's cache folder, whether there is a window or not.
std::filesystem::path probeFolder();

} // namespace sinkscope
