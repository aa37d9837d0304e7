#pragma once

#include "Sides.h"
#include "support/Matrix.h"

namespace sinkscope {

/// Cell by cell, both sides of one shape. Missing (NaN) where one side is missing.
/// changed - base.
Matrix difference(const Sides<Matrix>& sides);
/// |changed| - |base|.
Matrix magnitudeDifference(const Sides<Matrix>& sides);
/// log10(|changed| / |base|): 0 where both are zero, missing where only one is.
Matrix logRatio(const Sides<Matrix>& sides);
/// The same of one cell.
double logRatio(double base, double changed);

} // namespace sinkscope
