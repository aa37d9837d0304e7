#pragma once

#include <filesystem>
#include <optional>

namespace sinkscope {

/// What the command line asks of the window.
struct WindowOptions {
    std::optional<std::filesystem::path> model; ///< opened at once; empty: the start page
};

/// Creates the QApplication and the main window, runs the event loop and returns its exit code. `argc` and `argv` are
/// Qt's, and must outlive the call. Called at most once, on the main thread.
int openWindow(const WindowOptions& options, int& argc, char** argv);

} // namespace sinkscope
