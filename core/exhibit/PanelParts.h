#pragma once

#include "exhibit/Chart.h"
#include "exhibit/Grid.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// A series without points yet.
Series emptySeries(Text name, SeriesMeaning meaning, SeriesStyle style = SeriesStyle::line);
/// A line along depth: the first value belongs to layer `first` (-1: the embedding). Places lead to the nearest of the
/// model's layers.
Series lineAlongDepth(Text name, SeriesMeaning meaning, const std::vector<double>& values, std::int64_t first,
                      std::int64_t layers);
/// A grid of layers × heads.
Grid headGrid(const char* key, Text title, const Quantity& value, const Matrix& values, GridScale scale);

} // namespace sinkscope
