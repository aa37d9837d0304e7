#pragma once

#include "engine/Run.h"
#include "support/Matrix.h"

namespace sinkscope {

/// What the residual map shows per token.
enum class Quantity { largest, norm, median };

/// Signed values or magnitudes per layer and token: [layers + 1, tokens] for stream sites (row 0 the embedding), [layers, tokens] for block outputs.
Matrix residualMap(const Run& run, Site site, Quantity quantity);

} // namespace sinkscope
