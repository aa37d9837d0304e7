#include "tokens/ModelToken.h"

#include "text/Tokenizer.h"

namespace sinkscope {

std::optional<Token> modelToken(const Model& model, std::int32_t id) {
    if (model.tokenizer() == nullptr)
        return {};
    const auto tokens = model.tokenizer()->describe(std::span(&id, 1));
    return tokens && !tokens->empty() ? std::optional(tokens->front()) : std::nullopt;
}

} // namespace sinkscope
