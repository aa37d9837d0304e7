#pragma once

#include "curves/BadgeItem.h"
#include "style/QCustomPlot.h"

#include <array>

namespace sinkscope {

/// One of the two panels: its frame, the legend above it and what both have in common.
struct LifeCyclePanel {
    QCPAxisRect* frame = nullptr;
    QCPLegend* legend = nullptr;
    BadgeItem* badges = nullptr;
    QCPItemRect* selection = nullptr;     ///< band over the selected layer
    QCPItemStraightLine* hover = nullptr; ///< crosshair
    QCPItemTracer* aim = nullptr;         ///< ring around the value that a click would pick

    QCPAxis* depth() const { return frame->axis(QCPAxis::atBottom); }
    QCPAxis* magnitude() const { return frame->axis(QCPAxis::atLeft); }
};

/// Lays both panels out over one axis of layers, each under its own legend. `top` shows the stream, `bottom` what
/// blocks add.
std::array<LifeCyclePanel, 2> buildLifeCyclePanels(QCustomPlot& plot);

/// Colours of axes, grid, legend and marks.
void paintLifeCyclePanel(const LifeCyclePanel& panel, const QPalette& palette);

} // namespace sinkscope
