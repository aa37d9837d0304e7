#pragma once

#include <string>
#include <vector>

namespace sinkscope {

/// The short texts in resources/calibration over which means are taken, in order of name.
std::vector<std::string> calibrationPrompts();

} // namespace sinkscope
