#pragma once

#include <string>
#include <vector>

namespace sinkscope {

/// The short texts in resources/calibration over which means are taken, in order of name.
std::vector<std::string> calibrationPrompts();
/// A long text in English, about 7,500 tokens: the program's own licence.
std::string longText();

} // namespace sinkscope
