#pragma once

#include "Shown.h"
#include "Sides.h"
#include "heatmap/HeatmapContent.h"
#include "heatmap/ResidualChoice.h"

namespace sinkscope {

/// The numbers of both runs, [rows, tokens], as their statistics have them; not for a single channel, which is computed
/// on demand.
Sides<Matrix> residualNumbers(const Shown& shown, const ResidualChoice& choice);

/// The residual map of the side shown: axes, marks and words, a scale that fits both runs, linear or logarithmic as
/// `kind` says, and the first palette; a difference is centred and diverging.
HeatmapContent residualPicture(const Shown& shown, const ResidualChoice& choice, ValueScale::Kind kind,
                               const Sides<Matrix>& values);

} // namespace sinkscope
