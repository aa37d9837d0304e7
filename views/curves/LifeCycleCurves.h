#pragma once

#include "analysis/Findings.h"
#include "curves/LifeCyclePanels.h"

namespace sinkscope {

/// Lines, thresholds, bars and badges of the two panels, which own them.
class LifeCycleCurves {
public:
    LifeCycleCurves(const LifeCyclePanel& stream, const LifeCyclePanel& blocks);

    /// Fills all of them; fitMagnitudes() then sets the axes.
    void setFindings(const Findings& findings);
    /// Ranges of both axes of magnitudes, with room for badges in lines of this height in panels of this height, in
    /// pixels.
    void fitMagnitudes(double panelHeight, double lineHeight);
    void applyColours(const QPalette& palette);

private:
    void fillStream(const Findings& findings);
    void fillThresholds(const Findings& findings);
    void fillBlocks(const LifeCycle& lifeCycle);
    void fillBadges(const LifeCycle& lifeCycle);

    LifeCyclePanel stream_, blocks_;
    std::array<QCPGraph*, 3> residual_{};
    QCPGraph *median_ = nullptr, *absolute_ = nullptr, *relative_ = nullptr;
    std::array<QCPBars*, 2> bars_{}; ///< as blockCurves
    std::vector<double> streamValues_, blockValues_;
};

} // namespace sinkscope
