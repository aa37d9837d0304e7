#include "analysis/Findings.h"

namespace sinkscope {

Findings findings(std::shared_ptr<const Run> run, const FindingOptions& options) {
    Findings result;
    result.massive = massiveEntries(*run, options.massive);
    result.lifeCycle = lifeCycle(*run, result.massive);
    result.sinks = findSinks(*run, SinkConvention::spike, options.epsilon);
    result.sinksGu = findSinks(*run, SinkConvention::gu, options.epsilon);
    result.distance = meanAttentionDistance(*run);
    result.loss = loss(*run);
    result.options = options;
    result.run = std::move(run);
    return result;
}

} // namespace sinkscope
