#pragma once

#include "Shown.h"
#include "support/Result.h"

#include <string>

namespace sinkscope {

/// "sinks/strength/grid" in its parts; those that are not there are empty.
struct ViewName {
    std::string analysis, panel, kind;
    explicit ViewName(const std::string& view);
};

/// Whether a word can name a view: "residual", "attention", "sinks", "lifeCycle", "keySpace", or ANALYSIS/PANEL; and
/// whether that view has this side. Fails with a sentence that lists the views, or those that have a difference.
Result<void> checkView(const std::string& view, Shown::Side side);

/// Whether it is ANALYSIS/PANEL.
bool isOfAnalysis(const std::string& view);

/// Whether the view shows what interventions changed. All others are of one run.
bool hasDifference(const std::string& view);

} // namespace sinkscope
