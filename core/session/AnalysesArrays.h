#pragma once

#include "session/Session.h"
#include "session/SessionArrays.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

/// Choices and kept exhibits of the workspaces; numbers of grids as arrays "analyses/<exhibit>/<panel>".
nlohmann::ordered_json addAnalyses(SessionArrays& arrays, const SessionAnalyses& analyses);

/// Reads them back for a session whose runs have been read. Throws a Clause on what is wrong,
/// also on analyses of a run that is not there.
SessionAnalyses readAnalyses(const StoredArrays& arrays, const nlohmann::ordered_json& json, const Session& session);

} // namespace sinkscope
