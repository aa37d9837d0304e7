#pragma once

#include <QString>

namespace sinkscope {

/// A difference with its sign, "+0.41" or "−0.02"; "±0" when it is none.
QString changeText(double change);
/// A share's difference in percentage points, "−12 points".
QString pointsText(double change);

} // namespace sinkscope
