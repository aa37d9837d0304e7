#pragma once

#include "analysis/LifeCycle.h"
#include "analysis/Loss.h"
#include "analysis/Massive.h"
#include "analysis/Sinks.h"
#include "engine/Run.h"

#include <memory>
#include <vector>

namespace sinkscope {

/// The thresholds that a user may move; none of them needs a new run.
struct FindingOptions {
    MassiveThresholds massive;
    double epsilon = 0.3;
    bool operator==(const FindingOptions&) const = default;
};

/// What the overview says about one run: one bundle for the window, the verdict and `analyze`. Immutable.
struct Findings {
    std::shared_ptr<const Run> run;
    FindingOptions options;
    std::vector<MassiveEntry> massive;
    LifeCycle lifeCycle;
    SinkFinding sinks;   ///< spike convention
    SinkFinding sinksGu; ///< first token
    Matrix distance;     ///< [layers, heads] mean attention distance in tokens
    LossFinding loss;
};

Findings findings(std::shared_ptr<const Run> run, const FindingOptions& options);

} // namespace sinkscope
