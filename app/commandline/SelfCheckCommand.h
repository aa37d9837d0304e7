#pragma once

#include "commandline/Action.h"

namespace sinkscope {

/// Adds `selfcheck`: the trust report of a model as text or JSON. When the user names it, `action` is set, which fails
/// when the report is red.
void addSelfCheckCommand(CLI::App& parent, Action& action);

} // namespace sinkscope
