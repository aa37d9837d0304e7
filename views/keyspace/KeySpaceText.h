#pragma once

#include "keyspace/KeySpaceContent.h"

#include <QString>

namespace sinkscope {

/// "Layer 11, head 4 · key head 1, shared with heads 3 and 5". `heads` and `keyValueHeads` of the model; 0 when
/// unknown: no note then.
QString headLine(const KeySpace& space, std::int64_t heads, std::int64_t keyValueHeads);
/// The same with the heads of the model that the findings are of.
QString headLine(const KeySpaceContent& content);
/// "Explained variance 83 % (PC1 61 %, PC2 14 %, PC3 8 %) · after RoPE · 64 tokens"
QString varianceLine(const KeySpace& space);
/// The same, and in a comparison whose axes these are and what is drawn.
QString captionLine(const KeySpaceContent& content);
/// "PC1 (61 %)"
QString axisName(const KeySpace& space, std::size_t axis);
/// Label beside the head's strongest key: "sink key 0 The", or that it is none.
QString sinkLabel(const KeySpaceContent& content);
/// Label beside the key that was strongest in the base run of a difference.
QString baseSinkLabel(const KeySpaceContent& content);
/// Label beside a selected point: "query 5 ␣light".
QString pointLabel(const KeySpaceContent& content, const KeySpacePoint& point);
/// Tooltip: kind, token, marks, coordinates.
QString pointDescription(const KeySpaceContent& content, const KeySpacePoint& point);

} // namespace sinkscope
