#pragma once

#include "analysis/Findings.h"
#include "commandline/AnalysisArguments.h"
#include "figure/FigureContent.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <memory>
#include <string>

namespace sinkscope {

/// Whether a word can name a view: "residual", "attention", "sinks", "lifeCycle", or ANALYSIS/PANEL. Fails with a
/// sentence that lists them.
Result<void> checkView(const std::string& view);

/// The picture that a view shows of a run; computes the analysis it is from. Fails on a panel that the analysis does
/// not have, with a sentence that lists those it has, and as the analysis does. `arguments` say what it looks at.
Result<FigureContent> viewOf(const std::string& view, const AnalysisArguments& arguments,
                             const std::shared_ptr<const Findings>& findings, const Progress& progress);

} // namespace sinkscope
