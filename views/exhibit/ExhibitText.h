#pragma once

#include "exhibit/Analysis.h"
#include "exhibit/Exhibit.h"
#include "style/CoreText.h"

namespace sinkscope {

/// "—" for nothing, "not a number" for NaN.
QString cellText(const Cell& cell);

/// "Loss (nats)".
QString quantityHeading(const Quantity& quantity);
/// Definition, unit and source, a line each; for tooltips.
QString quantityTip(const Quantity& quantity);

/// Whether an axis of this quantity goes through the layers.
bool countsLayers(const Quantity& quantity);

} // namespace sinkscope
