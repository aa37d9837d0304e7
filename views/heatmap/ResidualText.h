#pragma once

#include "analysis/Findings.h"
#include "heatmap/HeatmapContent.h"
#include "heatmap/ResidualChoice.h"

#include <QString>

namespace sinkscope {

/// Axes, marks and words of the residual map; no widget needed.
HeatmapAxis residualLayers(const Run& run, const ResidualChoice& choice);
HeatmapMarks residualMarks(const Findings& findings, const ResidualChoice& choice);
QString residualBarTitle(const ResidualChoice& choice);
/// "layer 11 · token 0 ‘The’ · channel 507 · 22,552".
QString residualDescription(const Findings& findings, const ResidualChoice& choice, const HeatmapHit& hit);

} // namespace sinkscope
