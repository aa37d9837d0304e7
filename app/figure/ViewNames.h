#pragma once

#include "support/Result.h"

#include <string>

namespace sinkscope {

/// "sinks/strength/grid" in its parts; those that are not there are empty.
struct ViewName {
    std::string analysis, panel, kind;
    explicit ViewName(const std::string& view);
};

/// Whether a word can name a view: "residual", "attention", "sinks", "lifeCycle", "keySpace", or ANALYSIS/PANEL. Fails
/// with a sentence that lists them.
Result<void> checkView(const std::string& view);

} // namespace sinkscope
