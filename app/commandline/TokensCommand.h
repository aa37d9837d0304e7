#pragma once

#include "commandline/Action.h"

namespace sinkscope {

/// Adds `tokens`: token ids of a text, or of each line of a JSON list. When the user names it, `action` is set.
void addTokensCommand(CLI::App& parent, Action& action);

} // namespace sinkscope
