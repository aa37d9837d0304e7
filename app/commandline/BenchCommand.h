#pragma once

#include "commandline/Action.h"

namespace sinkscope {

/// Adds `bench`: how long loading, running with all findings, and one attention map take. When the user names it,
/// `action` is set.
void addBenchCommand(CLI::App& parent, Action& action);

} // namespace sinkscope
