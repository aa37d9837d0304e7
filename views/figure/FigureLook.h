#pragma once

#include "figure/FigurePainter.h"

#include <QFont>
#include <QPalette>

namespace sinkscope {

constexpr double pointsPerInch = 72.0, millimetresPerPoint = 25.4 / 72.0;

/// Colours and fonts of a figure. Fonts have whole numbers of units, so that lines break alike at every resolution; a
/// unit is a point where the size asked for is a whole number of points.
struct FigureLook {
    explicit FigureLook(const FigureOptions& options);

    double pointsPerUnit = 1.0;
    QFont font, captionFont;
    QPalette palette;

    /// Units that the caption needs in a figure of this width.
    double captionHeight(const Figure& figure, double width) const;
};

} // namespace sinkscope
