#pragma once

#include "interventions/Intervention.h"

#include <QString>

namespace sinkscope {

/// What a card is called.
QString kindName(const Intervention& intervention);
/// Its main parameters in a few words, for a folded card, undo and screen readers.
QString summaryText(const Intervention& intervention);
/// What must be known before believing its effect; empty for most.
QString caveat(const Intervention& intervention);

} // namespace sinkscope
