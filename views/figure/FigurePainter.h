#pragma once

#include "figure/FigureContent.h"
#include "figure/FigureOptions.h"
#include "figure/Provenance.h"

#include <QPointF>
#include <QSizeF>

class QPaintDevice;

namespace sinkscope {

/// All that a figure is: the same figure gives the same file.
struct Figure {
    FigureContent content;
    FigureOptions options;
    Provenance provenance;
};

/// Width and height on paper in mm; the height is what the picture needs when the options leave it open.
QSizeF figureSize(const Figure& figure);

/// Paints the figure in its true size, as the device's resolution tells it, its upper left corner at `place` in points.
/// Heat maps are painted cell by cell on devices that keep vectors, as pixels on others. GUI thread; needs a
/// QApplication.
void paintFigure(QPaintDevice& device, const Figure& figure, QPointF place = {});

} // namespace sinkscope
