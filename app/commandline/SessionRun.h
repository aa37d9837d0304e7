#pragma once

#include "commandline/RunArguments.h"

#include <filesystem>
#include <string>

namespace sinkscope {

/// Lets a sub-command take a .sinkscope session in place of --model and a prompt, which are then not required.
void addSessionArgument(CLI::App& command, std::string& session);

/// Whether numbers that a session keeps suffice, or the model must run again for its tensors.
enum class Depth { keptNumbers, tensors };

/// The runs that a session keeps, or those of its model, looked for and run again over its prompt with its
/// interventions; standard error then says so. Fails as readSession(), findModelAgain() and finishedRun().
Result<FinishedRun> sessionRun(const std::filesystem::path& file, Depth depth, const Progress& progress);

/// The hash of the session's model as the session has it.
Result<std::string> keptHash(const std::filesystem::path& file);

} // namespace sinkscope
