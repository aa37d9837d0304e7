#pragma once

#include "analysis/Findings.h"

#include <string>

namespace sinkscope {

/// The findings in a few lines of plain English, as `analyze` prints them without --json.
std::string summary(const Findings& findings);

} // namespace sinkscope
