#pragma once

#include "analysis/Findings.h"
#include "interventions/Intervention.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sinkscope {

/// One channel that a norm reads, and what it makes of it before the gain, as the model has it and swapped.
struct NormedChannel {
    std::int64_t channel = 0;
    double input = 0.0, before = 0.0, after = 0.0;
};

/// The least and largest |gain| of a norm.
struct GainRange {
    double least = 0.0, largest = 0.0;
    bool operator==(const GainRange&) const = default;
};

/// What a norm reads in one layer, and what becomes of one token there.
struct NormInspection {
    std::int64_t layer = 0, token = 0;
    std::optional<std::int64_t> head;               ///< whose query is shown where a norm works on q and k
    double unit = 0.0;                              ///< median |input| over all tokens
    std::vector<double> edges;                      ///< of the bars, evenly apart in asinh(input / unit)
    std::vector<std::int64_t> counts;               ///< [edges - 1] finite inputs of all tokens
    std::vector<NormedChannel> channels;            ///< of the token, by input, ascending
    std::optional<double> alpha, scale;             ///< of a hyperbolic tangent, fitted or as set
    std::optional<GainRange> gainBefore, gainAfter; ///< empty: no gain
};

/// Looks at a swap in one layer (the final norm: whatever `layer` is), with the run of `base` as input. `head` matters
/// for q and k alone. Fails when the model has no such norm, with a sentence; cancellable; on the worker.
Result<NormInspection> inspectNorm(const std::shared_ptr<const Findings>& base, const NormSwap& swap,
                                   const HeadPlace& place, std::int64_t token, const Progress& progress);

} // namespace sinkscope
