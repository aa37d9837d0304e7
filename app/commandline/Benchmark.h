#pragma once

#include "commandline/SessionTiming.h"
#include "commandline/ToggleTiming.h"
#include "model/Model.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace sinkscope {

/// How long one prompt length takes, in seconds, over five passes after one to warm up.
struct LengthTiming {
    std::int64_t tokens = 0;
    double minimum = 0.0, median = 0.0; ///< run with all captures, and findings
    std::vector<double> layers;         ///< of the fastest pass
    double unembedding = 0.0;           ///< of the fastest pass
    double findings = 0.0;              ///< of the fastest pass
    double map = 0.0;                   ///< median: one head's map, a cell per pair of positions
    std::vector<ToggleTiming> toggles;  ///< against the fastest pass
    SessionTiming session;
    std::int64_t peak = 0; ///< bytes held at most during these passes (not the toggles), weights included
};

/// Fails as run() does, above all when the prompt is longer than the model's context.
Result<LengthTiming> timeLength(const std::shared_ptr<const Model>& model, std::int64_t tokens,
                                const Progress& progress);

} // namespace sinkscope
