#pragma once

#include "session/Agreement.h"

#include <QString>

namespace sinkscope {

/// Whether a computed run agrees with the one that the session kept, by how much it differs, and where most.
QString agreementText(const Agreement& agreement);

} // namespace sinkscope
