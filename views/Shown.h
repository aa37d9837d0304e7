#pragma once

#include "analysis/Findings.h"

#include <memory>

namespace sinkscope {

/// What all views show: a run, or the same prompt run without and with interventions, and which side of the two.
struct Shown {
    enum class Side { base, changed, difference };
    std::shared_ptr<const Findings> base, changed; ///< changed null: nothing is switched, the base alone is shown
    Side side = Side::base;
    bool operator==(const Shown&) const = default;

    bool isComparison() const { return base && changed; }
    bool isDifference() const { return isComparison() && side == Side::difference; }
    /// Whose tokens, marks and numbers a picture of one run shows; the base's in a difference.
    const std::shared_ptr<const Findings>& findings() const {
        return isComparison() && side == Side::changed ? changed : base;
    }
    /// Whether both runs are the same, whichever side is shown: what was computed for them stays good.
    bool hasSameRuns(const Shown& other) const {
        const auto runOf = [](const std::shared_ptr<const Findings>& findings) {
            return findings ? findings->run : nullptr;
        };
        return runOf(base) == runOf(other.base) && runOf(changed) == runOf(other.changed);
    }
};

} // namespace sinkscope
