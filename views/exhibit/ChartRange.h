#pragma once

#include "exhibit/Chart.h"
#include "style/QCustomPlot.h"

#include <vector>

namespace sinkscope {

/// The value as an axis can show it: NaN where it cannot, so also zero and below on a logarithmic axis.
double drawable(double value, AxisScale scale);

/// What must lie on the axis beside the values.
enum class RangeStart { fitting, zero };

/// Ends of an axis around all drawable values with a little air; a range of its own when there are none.
QCPRange chartRange(const std::vector<double>& values, AxisScale scale, RangeStart start);

} // namespace sinkscope
