#pragma once

#include "exhibit/Table.h"
#include "figure/FigureLook.h"

class QPainter;
class QRectF;

namespace sinkscope {

/// Units that the whole table needs at this width.
double tableHeight(const Table& table, const FigureLook& look, double width);

/// A table between rules, as papers set them: headings wrapped at their spaces, numbers right, words left. Columns that
/// do not fit across go on below, under their rows' names again; words longer than half the width end in …; the last
/// line says how many rows have no room.
void paintTable(QPainter& painter, const QRectF& area, const Table& table, const FigureLook& look);

} // namespace sinkscope
