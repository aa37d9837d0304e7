#pragma once

#include "Shown.h"
#include "curves/LifeCyclePanels.h"

namespace sinkscope {

/// Lines, thresholds, bars and badges of the two panels, which own them.
class LifeCycleCurves {
public:
    LifeCycleCurves(const LifeCyclePanel& stream, const LifeCyclePanel& blocks);

    /// Fills all of them with the side shown; a difference draws both runs, the base grey and dashed. fitMagnitudes()
    /// then sets axes that hold both runs on either side.
    void setShown(const Shown& shown);
    /// Ranges of both axes of magnitudes, with room for badges in lines of this height in panels of this height, in
    /// pixels.
    void fitMagnitudes(double panelHeight, double lineHeight);
    void applyColours(const QPalette& palette);

private:
    void fillStream(const LifeCycle& life);
    void fillBase(const Shown& shown);
    void fillLegends();
    void colourLines(const QPalette& palette);
    void includeInRanges(const LifeCycle& life);
    void fillThresholds(const Findings& findings);
    void fillBlocks(const LifeCycle& lifeCycle);
    void fillBadges(const LifeCycle& lifeCycle);

    LifeCyclePanel stream_, blocks_;
    std::array<QCPGraph*, 3> residual_{}, baseResidual_{};
    QCPGraph *median_ = nullptr, *absolute_ = nullptr, *relative_ = nullptr;
    std::array<QCPBars*, 2> bars_{}, baseBars_{}; ///< as blockCurves
    bool isDifference_ = false;
    QPalette palette_;
    std::vector<double> streamValues_, blockValues_;
};

} // namespace sinkscope
