#pragma once

#include "engine/Run.h"
#include "support/Matrix.h"

namespace sinkscope {

/// What the residual map shows per token.
enum class ResidualQuantity { largest, norm, median };

/// Per layer and token: the largest value with its sign, the L2 norm or the median magnitude. [layers + 1, tokens] for
/// afterAttention and afterFeedForward (row 0 the embedding), [layers, tokens] for block outputs, [1, tokens] for the
/// embedding alone.
Matrix residualMap(const Run& run, Site site, ResidualQuantity quantity);

} // namespace sinkscope
