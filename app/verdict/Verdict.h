#pragma once

#include "analysis/Findings.h"
#include "interventions/Intervene.h"

#include <QString>

namespace sinkscope {

/// What the findings say, in one to four short sentences as rich text; each number is a SelectionLink. Says so when
/// nothing was found. Empty when NaN or infinity leaves nothing to say.
QString verdict(const Findings& findings);

/// What the interventions changed, in one sentence as plain text; for the pictures of differences.
QString differenceVerdict(const Intervened& intervened);

/// Where NaN or infinity first appeared and what to do, as plain text; empty when the run is sound.
QString badNumberSentence(const Run& run);

} // namespace sinkscope
