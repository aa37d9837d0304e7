#pragma once

#include "session/Session.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

class JsonFields;

/// All of a session but its runs and pictures: model reference, prompt, thresholds, cards, side, selection, view.
void writeState(nlohmann::ordered_json& json, const Session& session);
/// Reads those fields and leaves the others to the caller. Throws a Clause on what is wrong.
void readState(JsonFields& fields, Session& session);

} // namespace sinkscope
