#pragma once

#include "keyspace/KeySpaceScene.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace sinkscope {

/// What stands for a point: round or square for keys and queries, rings around those that are marked.
enum class KeySpaceSign { disc, diamond, ring };

/// Paints one sign; `size` is its diameter in the painter's units.
void paintSign(QPainter& painter, KeySpaceSign sign, QPointF centre, double size, const QColor& colour);

struct KeySpaceLegendEntry {
    KeySpaceSign sign;
    double size;
    QColor colour;
    QString words;
};

/// What the picture's signs stand for, only those that it shows.
std::vector<KeySpaceLegendEntry> keySpaceLegend(const KeySpaceContent& content, const QPalette& palette);

/// Words beside a mark, placed, and the line that joins them where they stand far from it.
struct KeySpaceLabel {
    QRectF rect;
    QString text;
    QColor colour;
    std::optional<QLineF> leader{};
};

/// What labels of marks must know of the picture: how it is seen, the font and the part that they may use, what is
/// taken already, and how large a unit of `diameter` is.
struct KeySpaceLabelRoom {
    OrbitCamera camera;
    QSizeF viewport;
    QFontMetricsF font;
    QRectF area;
    std::vector<QRectF> taken;
    double unit = 1.0;
};

/// A strip of the ground that lets the picture shine through, for words that stand over it.
void paintStrip(QPainter& painter, const QRectF& area, const QColor& ground);

/// Paints the words on such a strip, and the label's line.
void paintLabel(QPainter& painter, const KeySpaceLabel& label, const QColor& ground);

/// Labels of the strongest key and of the selected points; one that finds no free place is left out.
std::vector<KeySpaceLabel> keySpaceLabels(const KeySpaceContent& content, const QPalette& palette,
                                          KeySpaceLabelRoom room);

} // namespace sinkscope
