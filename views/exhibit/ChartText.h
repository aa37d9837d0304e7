#pragma once

#include "exhibit/Chart.h"
#include "exhibit/ChartPoint.h"

#include <QString>

namespace sinkscope {

/// Series, name and exact values of a point, a line each.
QString chartPointText(const Chart& chart, const ChartPoint& point);

} // namespace sinkscope
