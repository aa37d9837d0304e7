#pragma once

#include "interventions/Intervention.h"
#include "support/Result.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace sinkscope {

/// `{"interventions": [{"kind": "weMask", …}, …]}` or the list alone. Strict: an unknown kind, field or word, or a
/// number of the wrong kind fails with a sentence naming it and what is allowed.
Result<Interventions> parseInterventions(const std::string& text);

/// The list, in the same form; parsing it gives equal values.
nlohmann::ordered_json interventionsJson(const Interventions& interventions);

} // namespace sinkscope
