#pragma once

#include "analysis/Sinks.h"
#include "engine/Run.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

namespace sinkscope {

/// What a head's attention looks like beside its sink, [layers, heads] each.
struct HeadAttention {
    Matrix distance;            ///< mean attention distance in tokens, over all queries
    Matrix distanceWithoutSink; ///< the same with the head's sink key left out and rows renormalised
    Matrix rowEntropy;          ///< mean over queries t ≥ 1 of the row's entropy / log(t + 1)
    Matrix
        columnEntropy; ///< largest over the keys of the first half: the column's entropy over its queries / log(T - k)
    Matrix valueDrain; ///< ‖v‖ of the sink key over the mean ‖v‖ of all other tokens
};

/// Row and column entropies as in arXiv 2410.13835; of the columns only the first half counts, since a late key has
/// too few queries to tell (this project's reading). NaN where a number does not exist. Every head's map is gone
/// through once and none is kept. Reports Stage::analyzing; cancellable.
Result<HeadAttention> headAttention(const Run& run, const SinkFinding& sinks, const Progress& progress);

/// Row entropy below, column entropy above: a sink head without any threshold on attention itself.
struct EntropyThresholds {
    double row = 0.5, column = 0.9;
};
bool isSinkByEntropy(const HeadAttention& heads, std::int64_t layer, std::int64_t head,
                     const EntropyThresholds& thresholds);

} // namespace sinkscope
