#pragma once

#include "io/JsonFields.h"
#include "tour/TourSettings.h"

#include <string>

namespace sinkscope {

/// A text, or {"example": name} for one of resources/prompts.
void readPrompt(JsonFields& fields, const std::string& name, const Text& where, std::optional<std::string>& prompt);
/// The object under `set`; `where` names the step. Faults go to `step`.
TourSettings readSettings(JsonFields& step, const Text& where);

} // namespace sinkscope
