#pragma once

#include <cstdint>
#include <vector>

namespace sinkscope {

/// StreamingLLM's pattern: a query sees the first `sinks` keys and the last `window`, itself included.
struct KeptKeys {
    std::int64_t sinks = 0, window = 1;
};

/// What a head's rows are made to look at. onlyFirst: the first key that the query may see; onlySelf: itself; both
/// without any sink. withoutFirst: key 0 is taken away.
enum class HeadSight { all, onlyFirst, onlySelf, withoutFirst };

/// What an intervention changes in a layer's attention weights, beside sink logits.
struct AttentionChange {
    std::vector<std::int64_t> selfOnly, hidden; ///< positions, ascending
    std::vector<KeptKeys> kept;                 ///< a key must be kept by each
    std::vector<HeadSight> heads;               ///< [heads], or empty: all

    bool empty() const { return selfOnly.empty() && hidden.empty() && kept.empty() && heads.empty(); }
};

} // namespace sinkscope
