#pragma once

#include <QString>

namespace sinkscope {

/// The sentence about what a session cannot answer by itself, e.g. "This analysis".
QString needsModelText(const QString& what);

} // namespace sinkscope
