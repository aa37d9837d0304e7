#pragma once

#include <QString>

namespace sinkscope {

/// A value for tooltips and copying into text: five significant digits, digits grouped, tiny and huge ones as 1.2·10⁻⁷.
/// NaN says so.
QString exactText(double value);
/// The same with three significant digits, for cells and ticks: 22.6k is never written, 22,600 is.
QString shortText(double value);

} // namespace sinkscope
