#pragma once

#include "figure/FigureContent.h"
#include "figure/FigureLook.h"

#include <QRectF>

#include <functional>
#include <vector>

class QPainter;

namespace sinkscope {

/// Units that a picture needs at a width.
using PanelHeight = std::function<double(const FigureContent& content, double width)>;

/// Where one panel lies, in units.
struct PanelPlace {
    QRectF title, picture;
};

/// Units that all panels need at this width.
double panelsHeight(const PanelPicture& picture, const FigureLook& look, double width, const PanelHeight& heightOf);

/// A place for each panel, row by row. Panels of a row are equally high; where `area` is not as high as they need, rows
/// share what there is.
std::vector<PanelPlace> panelPlaces(const PanelPicture& picture, const FigureLook& look, const QRectF& area,
                                    const PanelHeight& heightOf);

/// The letter in bold, and the title beside it in as many lines as it needs.
void paintPanelTitle(QPainter& painter, const QRectF& area, const QString& letter, const QString& title,
                     const FigureLook& look);

} // namespace sinkscope
