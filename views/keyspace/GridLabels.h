#pragma once

#include "keyspace/KeySpaceContent.h"

#include <QFontMetricsF>
#include <QString>
#include <vector>

namespace sinkscope {

struct PlacedText {
    QRectF rect;
    QString text;
};

/// What labels are set in and may cover.
struct LabelSpace {
    QFontMetricsF font;
    QRectF area;
};

/// Names and numbers of the three axes beside those edges of the box that border the picture; numbers that would touch
/// are left out.
std::vector<PlacedText> gridLabels(const KeySpace& space, const KeySpaceBox& grid, const OrbitCamera& camera,
                                   QSizeF viewport, const LabelSpace& room);

} // namespace sinkscope
