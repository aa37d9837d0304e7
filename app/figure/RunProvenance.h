#pragma once

#include "analysis/Findings.h"
#include "figure/FigureContent.h"
#include "figure/Provenance.h"
#include "interventions/Intervention.h"

#include <string>

namespace sinkscope {

/// What a figure tells about where it comes from: its run without interventions, what is switched in it, and which side
/// it shows; `hash` as weightHash() gives it, or empty. The prompt is what its ids read as, so that text and ids tell
/// the same.
Provenance runProvenance(const Findings& base, const FigureContent& content, const std::string& hash,
                         const Interventions& interventions);

} // namespace sinkscope
