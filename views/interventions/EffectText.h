#pragma once

#include "interventions/Intervene.h"

#include <QString>

namespace sinkscope {

/// One line: what the interventions, all together, do to loss and sink ratio.
QString effectText(const Intervened& intervened);

} // namespace sinkscope
