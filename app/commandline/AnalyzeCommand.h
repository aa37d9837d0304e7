#pragma once

#include "commandline/Action.h"

namespace sinkscope {

/// Adds `analyze`: one run of a model over a prompt; findings as text or JSON, arrays as safetensors. When the user
/// names it, `action` is set.
void addAnalyzeCommand(CLI::App& parent, Action& action);

} // namespace sinkscope
