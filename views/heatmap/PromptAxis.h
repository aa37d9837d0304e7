#pragma once

#include "heatmap/HeatmapAxis.h"
#include "text/Token.h"

namespace sinkscope {

/// An axis whose cells are the tokens of a prompt.
HeatmapAxis promptAxis(const Tokens& tokens, const QString& title);

} // namespace sinkscope
