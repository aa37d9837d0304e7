#pragma once

#include "keyspace/KeySpaceMarks.h"

#include <QLineF>
#include <QPolygonF>

#include <variant>
#include <vector>

namespace sinkscope {

struct SignPiece {
    KeySpaceSign sign;
    QPointF centre;
    double size = 0.0;
};
struct LinePiece {
    QLineF line;
    double width = 0.0;
};
/// Something flat to be painted, and its distance from the eye.
struct DepthPiece {
    double depth = 0.0;
    QColor colour;
    std::variant<SignPiece, LinePiece, QPolygonF> shape;
};

/// The picture as it falls on paper: walls, then what lies among the points, then the marks that nothing covers; each
/// from far to near.
struct KeySpacePieces {
    std::vector<DepthPiece> walls, cloud, marks;
};

/// `unit` is how long a unit of `diameter` is. Nothing outside the viewport is in it.
KeySpacePieces piecesOf(const KeySpaceContent& content, const OrbitCamera& camera, QSizeF viewport,
                        const KeySpaceColours& colours, double unit);

} // namespace sinkscope
