#pragma once

#include "exhibit/Exhibit.h"

#include <string>
#include <vector>

namespace sinkscope {

/// What `sinkscope figure --view` calls each panel: ANALYSIS/PANEL, and /table, /chart or /grid after it where panels
/// share their key.
std::vector<std::string> panelNames(const std::string& analysis, const Exhibit& exhibit);

} // namespace sinkscope
