#pragma once

#include "Shown.h"
#include "Sides.h"
#include "heatmap/HeatmapContent.h"
#include "heatmap/ResidualChoice.h"

#include <QString>

namespace sinkscope {

/// Axes, marks and words of the residual map; no widget needed.
HeatmapAxis residualLayers(const Run& run, const ResidualChoice& choice);
HeatmapMarks residualMarks(const Findings& findings, const ResidualChoice& choice);
QString residualBarTitle(const ResidualChoice& choice);
/// "changed − base in log₁₀ · largest magnitude".
QString residualDifferenceTitle(const ResidualChoice& choice, ValueScale::Kind kind);
/// "layer 11 · token 0 ‘The’ · channel 507 · 22,552".
QString residualDescription(const Findings& findings, const ResidualChoice& choice, const HeatmapHit& hit);
/// "layer 11 · token 0 ‘The’ · base 22,552 (channel 507) · changed 31 (channel 12) · changed − base −22,521 · log₁₀
/// ratio −2.86". `values` are the numbers of both runs' maps.
QString residualDifferenceDescription(const Shown& shown, const ResidualChoice& choice, const Sides<Matrix>& values,
                                      const HeatmapHit& hit);

} // namespace sinkscope
