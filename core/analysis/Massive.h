#pragma once

#include "engine/Run.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sinkscope {

/// Thresholds of Sun et al. 2024 (arXiv 2402.17762) as released by Owen et al. 2025: |x| > absolute and |x| > relative
/// * median of the whole layer output. `absolute` 0 gives the relative-only mode for small models.
struct MassiveThresholds {
    double absolute = 100.0, relative = 1000.0;
    bool operator==(const MassiveThresholds&) const = default;
};

struct MassiveEntry {
    std::int64_t layer = 0, token = 0, channel = 0;
    float value = 0.0F; ///< signed
    float ratio = 0.0F; ///< |value| / layer median
};

/// Massive entries after each block, ordered by layer, token, channel; looked up in the residual stream, so no top-3
/// cut applies.
std::vector<MassiveEntry> massiveEntries(const Run& run, const MassiveThresholds& thresholds);

} // namespace sinkscope
