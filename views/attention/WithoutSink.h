#pragma once

#include "support/Matrix.h"

#include <cstdint>

namespace sinkscope {

/// Attention as it would look if the key in `sinkColumn` took nothing: that column missing, the rest of each row
/// divided by what it leaves. A row whose attention lies on the sink alone has nothing to show and is missing as a
/// whole. For display only; no model was run this way.
Matrix withoutSink(const Matrix& attention, std::int64_t sinkColumn);

} // namespace sinkscope
