#pragma once

#include "exhibit/Table.h"
#include "keyspace/KeySpaceContent.h"

#include <QPalette>
#include <QRectF>

class QPainter;

namespace sinkscope {

/// The key space on paper: what is shown, and from where it is seen.
struct KeySpacePicture {
    KeySpaceContent content;
    OrbitCamera camera;
    /// Whether the camera keeps its target and distance, or only its direction, and moves so that all is seen.
    enum class Framing { fitted, kept } framing = Framing::fitted;
};

/// Paints queries and keys, marks, the arrow from zero and the walls behind as shapes, what is further away first, with
/// legend, axes and the explained variance as text in the painter's font. Only what lies inside `area` is painted.
void paintKeySpace(QPainter& painter, const QRectF& area, const KeySpacePicture& picture, const QPalette& palette);

/// Each token's query and key: its coordinates and marks.
Table keySpaceTable(const KeySpaceContent& content);

} // namespace sinkscope
