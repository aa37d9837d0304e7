#pragma once

#include "text/PromptText.h"
#include "text/Token.h"

#include <nlohmann/json.hpp>
#include <string>

namespace sinkscope {

/// [{"id", "bytes" (hexadecimal), "kind", "addedBy"}, …].
nlohmann::ordered_json tokensJson(const Tokens& tokens);
/// Ids lie below `vocabulary`. Throws a Clause that says what is wrong.
Tokens readTokens(const nlohmann::ordered_json& json, std::int64_t vocabulary);

/// What hexadecimal() wrote. Throws the same way.
std::string bytesOfHexadecimal(const std::string& hexadecimal);

/// [{"text", "addedBy"}, …].
nlohmann::ordered_json promptJson(const PromptText& prompt);
PromptText readPrompt(const nlohmann::ordered_json& json);

} // namespace sinkscope
