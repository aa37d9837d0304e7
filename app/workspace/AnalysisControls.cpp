#include "workspace/AnalysisControls.h"

#include "settings/Settings.h"
#include "workspace/AnalysisPane.h"
#include "workspace/LongTextControl.h"
#include "workspace/PromptSetControl.h"
#include "workspace/SinkControls.h"

namespace sinkscope {

void addAnalysisControls(AnalysisPane& pane, Document& document, AnalysisJobs& jobs, Settings& settings) {
    switch (pane.analysis()) {
    case Analysis::sinks:
        return pane.addControl(new SinkControls(document, jobs, &pane));
    case Analysis::invariance:
        return pane.addControl(new PromptSetControl(jobs, settings, &pane));
    case Analysis::contextLength:
        return pane.addControl(new LongTextControl(jobs, &pane));
    default:
        return;
    }
}

} // namespace sinkscope
