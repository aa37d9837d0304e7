#pragma once

#include "analysis/Findings.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sinkscope {

/// What a run over the first tokens of a long text shows.
struct ContextPoint {
    std::int64_t tokens = 0;
    double sinkRatio = 0.0; ///< spike convention over all of them (T = tokens)
    PlacedValue largest;    ///< largest magnitude after any layer; NaN where the run met NaN or infinity
    std::int64_t layer = 0; ///< after which it stands
    double distance = 0.0;  ///< mean attention distance over layers, heads and queries, in tokens
};

struct ContextGrowth {
    std::vector<ContextPoint> points;
    std::optional<std::int64_t> tooLong; ///< the first length whose run does not fit into memory
};

/// Runs over 64, 128, 256 … tokens and at last over all of the text, as far as the context and memory reach; each run
/// is freed before the next. Reports Stage::analyzing over the tokens of all runs; cancellable. Fails as run().
Result<ContextGrowth> contextGrowth(const std::shared_ptr<const Model>& model, const Tokens& text, double epsilon,
                                    const Progress& progress);

} // namespace sinkscope
