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

/// How far two values are apart on an axis: their difference, on a logarithmic one in decades.
double distanceOn(AxisScale scale, double low, double high);
/// The least distance on the axis between values that can be drawn and differ; 1 when none do.
double leastDistance(std::vector<double> values, AxisScale scale);
/// The range widened so that it reaches at least this distance beyond each value that can be drawn.
QCPRange widened(QCPRange range, const std::vector<double>& values, double distance, AxisScale scale);

} // namespace sinkscope
