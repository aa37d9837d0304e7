#pragma once

#include "engine/Run.h"
#include "support/Text.h"

#include <vector>

namespace sinkscope {

/// What a reader of a run's numbers must know before believing them, one full sentence each: NaN or infinity, a
/// begin-of-text token that the text brought itself or that is doubled, a prompt shorter than the sink metrics ask for.
std::vector<Text> runWarnings(const Run& run);

} // namespace sinkscope
