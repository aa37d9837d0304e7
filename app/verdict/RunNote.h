#pragma once

#include "engine/Run.h"

#include <QString>

namespace sinkscope {

/// The one sentence that a reader must see before believing a run's pictures: NaN or infinity, or a begin-of-text token
/// that the text brought itself. Empty when there is nothing of the kind.
QString runNote(const Run& run);

} // namespace sinkscope
