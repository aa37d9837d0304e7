#pragma once

#include "trust/TrustReport.h"

#include <QIcon>
#include <QString>

namespace sinkscope {

/// A verdict as a sign: a green disc with a tick, a yellow triangle with an exclamation mark, a red octagon with a
/// cross. The shape says it as well as the colour does, on light and dark grounds.
QIcon trustMark(TrustVerdict verdict);
/// "Trusted", "With a note", "Not trusted"
QString trustWord(TrustVerdict verdict);

} // namespace sinkscope
