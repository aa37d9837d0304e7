#pragma once

#include "support/Result.h"
#include "text/Token.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

class Model;

/// The text that an option means: itself, or a file's content when it begins with @.
Result<std::string> textOf(const std::string& argument);
/// "1,2,3" as token ids; empty when a part is not a whole number from 0 to 2,147,483,647.
std::optional<std::vector<std::int32_t>> parseIds(std::string_view list);
/// Those ids as tokens with their bytes, as far as the model's tokenizer knows them; the engine checks them against the
/// vocabulary.
Tokens tokensOf(const Model& model, const std::vector<std::int32_t>& ids);

} // namespace sinkscope
