#pragma once

#include "model/Model.h"
#include "text/Token.h"

#include <cstdint>
#include <optional>

namespace sinkscope {

/// A token of the model's vocabulary; nothing when the model came without a tokenizer or does not know the id.
std::optional<Token> modelToken(const Model& model, std::int32_t id);

} // namespace sinkscope
