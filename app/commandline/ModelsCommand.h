#pragma once

#include "commandline/Action.h"

namespace sinkscope {

/// Adds `models`: the checkpoints found on this machine. When the user names it, `action` is set.
void addModelsCommand(CLI::App& parent, Action& action);

} // namespace sinkscope
