#pragma once

#include "text/PromptText.h"
#include "text/Token.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

/// [{"id", "bytes" (hexadecimal), "kind", "addedBy"}, …].
nlohmann::ordered_json tokensJson(const Tokens& tokens);
/// Ids lie below `vocabulary`. Throws std::runtime_error with a clause that says what is wrong.
Tokens readTokens(const nlohmann::ordered_json& json, std::int64_t vocabulary);

/// [{"text", "addedBy"}, …].
nlohmann::ordered_json promptJson(const PromptText& prompt);
PromptText readPrompt(const nlohmann::ordered_json& json);

} // namespace sinkscope
