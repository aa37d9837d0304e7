#pragma once

#include "commandline/PicturedRun.h"

#include <filesystem>
#include <memory>
#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace sinkscope {

/// Lets a sub-command take a .sinkscope session in place of --model and a prompt, which are then not required.
void addSessionArgument(CLI::App& command, std::string& session);

/// The runs that a session keeps. Fails as readSession(), and when it keeps none.
Result<PicturedRun> keptRuns(const std::filesystem::path& file);

/// Those of its model, looked for and run again over its prompt with its interventions; standard error says so. Fails
/// as findModelAgain() and finishedRun().
Result<PicturedRun> runAgain(const std::filesystem::path& file, const Session& session, const Progress& progress);

} // namespace sinkscope
