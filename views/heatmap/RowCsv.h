#pragma once

#include "heatmap/HeatmapContent.h"

#include <QString>

namespace sinkscope {

/// One row of the numbers at hand as CSV with a header: first and last position, name of the first, value; missing
/// values are empty. Points are decimal points in every language. Empty when the row is not at hand.
QString rowCsv(const HeatmapContent& content, std::int64_t row);

} // namespace sinkscope
