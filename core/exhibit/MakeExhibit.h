#pragma once

#include "analysis/Findings.h"
#include "exhibit/Analysis.h"
#include "exhibit/Exhibit.h"
#include "exhibit/Place.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sinkscope {

/// What an analysis looks at besides the run's findings; each reads only what it needs.
struct AnalysisInput {
    std::shared_ptr<const Findings> findings;
    Place selection; ///< the head, channel or layer to look at closely; else the most telling one
    SinkWindow sinkWindow = SinkWindow::published; ///< sinks: over the first T tokens, or over all of them
    std::vector<std::string>
        prompts; ///< invariance, normalization: texts to compare over, begin-of-text added as the tokenizer does
    std::string longText; ///< contextLength: cut to each length
    std::filesystem::path
        probeFolder; ///< vocabulary: where finished batches are kept, so that a cancelled probe goes on; empty: nowhere
};

/// Computes one analysis. Reports its stages; cancellable; fails when memory or a file does. What does not apply to the
/// model is a note of the exhibit, not a failure.
Result<Exhibit> makeExhibit(Analysis analysis, const AnalysisInput& input, const Progress& progress);

} // namespace sinkscope
