#pragma once

#include "exhibit/Place.h"
#include "exhibit/Quantity.h"
#include "support/Matrix.h"
#include "support/Text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sinkscope {

/// What one step along an axis of a grid is; layers, heads, tokens and channels lead to that place.
enum class GridAxisKind { layer, head, token, channel, other };

struct GridAxis {
    GridAxisKind kind = GridAxisKind::other;
    Quantity quantity{};
    std::int64_t first = 0; ///< number of the first row or column (-1 for the embedding before layer 0)
};

/// Signed values go on a diverging scale around zero.
enum class GridScale { linear, logarithmic, diverging };

/// A table of numbers to be drawn as a heat map; NaN is missing.
struct Grid {
    std::string key{};
    Text title{};
    Quantity value{};
    GridAxis rows{}, columns{};
    GridScale scale = GridScale::linear;
    Matrix values{};
    std::vector<std::string> labels{}; ///< empty, or words for each cell, row-major (a token of the logit lens)
    std::vector<Place> places{};       ///< empty, or one for each cell beside what the axes say
};

} // namespace sinkscope
