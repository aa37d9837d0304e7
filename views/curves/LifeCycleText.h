#pragma once

#include "analysis/Findings.h"

#include <QString>

namespace sinkscope {

/// Three digits, with sign and the locale's separators: "+24,400", "−14,300", "+0.53".
QString roundedSigned(double value);
/// "attention" or "FFN".
QString shortPartName(BlockPart part);
/// Label of a step-up or step-down badge: "layer 11 FFN +24,400".
QString stepLabel(const StepBlock& block);
/// Label of the massive-emergence badge: "ME layer 11 FFN".
QString emergenceLabel(const EmergenceLayer& emergence);
/// Tooltip: exact values after a layer (-1: the embedding) and of its two blocks, what they mark and at which token and
/// channel.
QString layerDescription(const Findings& findings, std::int64_t layer);
/// Tooltip of a difference: both runs' exact values after a layer and of its two blocks, and changed - base in
/// magnitude.
QString layerComparison(const Findings& base, const Findings& changed, std::int64_t layer);
/// One sentence for screen readers: emergence, steps, first and last massive layer.
QString lifeCycleSummary(const LifeCycle& lifeCycle);

} // namespace sinkscope
