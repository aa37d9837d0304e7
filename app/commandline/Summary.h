#pragma once

#include "analysis/Findings.h"
#include "engine/Generation.h"
#include "interventions/Intervene.h"
#include "io/FindingsJson.h"

#include <string>

namespace sinkscope {

/// The findings in a few lines of plain English, as `analyze` prints them without --json.
std::string summary(const Findings& findings);
/// What interventions changed, in two lines of it.
std::string summary(const Intervened& intervened);
/// The continuations as text, or nothing when there are none.
std::string summary(const Continuations& continuations, const Model& model);
/// The sentences of each analysis, one a line.
std::string summary(const NamedExhibits& exhibits);

} // namespace sinkscope
