#pragma once

#include "document/AnalysisJobs.h"

namespace sinkscope {

class AnalysisPane;
class Settings;

/// Puts into a pane's title row what its analysis lets one choose: ε and window of sinks, the prompts to compare over,
/// the long text.
void addAnalysisControls(AnalysisPane& pane, Document& document, AnalysisJobs& jobs, Settings& settings);

} // namespace sinkscope
