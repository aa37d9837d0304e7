#pragma once

#include <QString>

namespace sinkscope {

/// A value for tooltips and copying into text: five significant digits, digits grouped, tiny and huge ones as 1.2·10⁻⁷.
/// NaN says so.
QString exactText(double value);
/// The same with three significant digits, for cells and ticks: 22.6k is never written, 22,600 is.
QString shortText(double value);
/// A tick of an axis whose ticks are `step` apart: as shortText(), with more digits where three would not tell ticks
/// apart. What is zero but for rounding is 0.
QString tickText(double value, double step);

} // namespace sinkscope
