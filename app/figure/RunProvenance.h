#pragma once

#include "analysis/Findings.h"
#include "figure/Provenance.h"
#include "interventions/Intervention.h"

#include <string>

namespace sinkscope {

/// What a figure of a run tells about where it comes from; `hash` as weightHash() gives it, or empty. The
/// prompt is what its ids read as, so that text and ids tell the same.
Provenance runProvenance(const Findings& findings, const std::string& view, const std::string& hash,
                         const Interventions& interventions);

} // namespace sinkscope
