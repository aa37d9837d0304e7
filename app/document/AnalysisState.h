#pragma once

#include "exhibit/MakeExhibit.h"
#include "text/Token.h"

#include <QString>

#include <memory>

namespace sinkscope {

/// How an analysis stands for the side shown.
struct AnalysisState {
    enum class Stage {
        nothingRun,
        toBeAsked, ///< is computed only when asked for
        waiting,   ///< will be computed, but something else comes first or nobody looks
        computing,
        done,
        failed,
        cancelled
    };
    Stage stage = Stage::nothingRun;
    /// The newest there is; may be an older one unless the stage is done.
    std::shared_ptr<const Exhibit> exhibit;
    Tokens tokens;          ///< of the run that the exhibit belongs to
    QString sentence;       ///< what is computed, why it failed, or what to know about what is done
    AnalysisInput input;    ///< what the question asks, without findings
    double fraction = -1.0; ///< from 0 to 1, or negative when unknown
};

} // namespace sinkscope
