#pragma once

#include "engine/Range.h"
#include "engine/Run.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <functional>
#include <span>

namespace sinkscope {

enum class Reduction { mean, maximum };

/// Which part of one head's map is wanted, and into how many cells it is reduced. More cells than positions: one cell
/// per position.
struct MapRequest {
    std::int64_t layer = 0, head = 0;
    Range queries, keys;
    std::int64_t rows = 0, columns = 0;
    Reduction reduction = Reduction::maximum;
    bool operator==(const MapRequest&) const = default;
};

/// Softmax attention of one head, computed from the kept q and k in query tiles. Cells that no query sees (causal,
/// window, interventions) are NaN. Reports Stage::computingMap; cancellable. Fails on a layer, head or range outside
/// the run.
Result<Matrix> attentionMap(const Run& run, const MapRequest& request, const Progress& progress);

/// The whole map [tokens, tokens] with masked cells 0, as `--arrays` writes it.
Result<Matrix> wholeAttentionMap(const Run& run, std::int64_t layer, std::int64_t head, const Progress& progress);

/// Called for every stretch of keys that a query sees, with the attention weights on it; a query's stretches ascend.
using UseAttentionRow = std::function<void(std::int64_t query, std::int64_t firstKey, std::span<const float> weights)>;
/// Goes through one head's map, a query at a time, without keeping it. Fails and cancels like attentionMap(); reports
/// nothing.
Result<void> forAttentionRows(const Run& run, std::int64_t layer, std::int64_t head, const Range& queries,
                              const Progress& progress, const UseAttentionRow& use);

} // namespace sinkscope
