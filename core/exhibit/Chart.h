#pragma once

#include "exhibit/Place.h"
#include "exhibit/Quantity.h"
#include "support/Text.h"

#include <string>
#include <vector>

namespace sinkscope {

enum class AxisScale { linear, logarithmic };
enum class SeriesStyle { line, points, bars };
/// What a series stands for; each has one colour everywhere.
enum class SeriesMeaning { plain, sink, spike, attention, feedForward, others, chosen, base, changed };

/// Points in the order of x; NaN is a gap.
struct Series {
    Text name{};
    SeriesStyle style = SeriesStyle::line;
    SeriesMeaning meaning = SeriesMeaning::plain;
    std::vector<double> x{}, y{};
    std::vector<double> colour{};      ///< empty, or one number for each point, of Chart::colour
    std::vector<std::string> labels{}; ///< empty, or a name for each point
    std::vector<Place> places{};       ///< empty, or one for each point
};

/// A line across the chart at one height, such as a threshold.
struct Level {
    Text name{};
    double value = 0.0;
};

struct Chart {
    std::string key{};
    Text title{};
    Quantity x{}, y{}, colour{}; ///< `colour` is without key when no series has one
    AxisScale xScale = AxisScale::linear, yScale = AxisScale::linear;
    std::vector<Series> series{};
    std::vector<Level> levels{};
};

} // namespace sinkscope
