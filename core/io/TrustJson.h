#pragma once

#include "trust/TrustReport.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace sinkscope {

/// The document that `selfcheck --json` prints: {"model", "overall", "sentence", "seconds", "checks": [{"id", "name",
/// "verdict", "sentence", "details", "seconds"}], "unknowable"}. Always valid UTF-8.
nlohmann::ordered_json trustJson(const TrustReport& report);
/// The same as lines of text, for a terminal and for the clipboard; `details` says whether the checks' lines are there.
enum class TrustDetails { omit, show };
std::string trustText(const TrustReport& report, TrustDetails details);

} // namespace sinkscope
