#pragma once

#include "exhibit/Chart.h"
#include "style/QCustomPlot.h"

#include <cstddef>

namespace sinkscope {

/// How a series is drawn: one colour for what it stands for, and a line and a mark that tell apart those of one colour.
struct ChartStyle {
    QPen line;
    QCPScatterStyle mark;

    /// `sameBefore` series of the same meaning come before it; `size` is 1 beside text of the screen's usual height.
    ChartStyle(SeriesMeaning meaning, std::size_t sameBefore, const QPalette& palette, double size);
};

QColor meaningColour(SeriesMeaning meaning, const QPalette& palette);

} // namespace sinkscope
