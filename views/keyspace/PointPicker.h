#pragma once

#include "keyspace/KeySpaceContent.h"

namespace sinkscope {

/// The point drawn nearest to `position` and within `reach` pixels of it; of several within the same pixel, the one
/// nearest to the eye.
std::optional<KeySpacePoint> pick(const KeySpaceContent& content, const OrbitCamera& camera, QSizeF viewport,
                                  QPointF position, double reach);

} // namespace sinkscope
