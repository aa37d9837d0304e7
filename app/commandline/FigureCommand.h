#pragma once

#include "commandline/Action.h"

namespace sinkscope {

/// Adds `figure`: one picture of a run, or a grid of them, as SVG, PDF or PNG in its true size, and its numbers beside
/// it. When the user names it, `action` is set.
void addFigureCommand(CLI::App& parent, Action& action);

} // namespace sinkscope
