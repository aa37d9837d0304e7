#include "text/KnownTokens.h"

#include "text/Tokenizer.h"

namespace sinkscope {

Tokens knownTokens(const Tokenizer* tokenizer, std::span<const std::int32_t> ids) {
    if (tokenizer)
        if (auto described = tokenizer->describe(ids))
            return *std::move(described);
    Tokens tokens;
    for (const std::int32_t id : ids) {
        auto described = tokenizer ? tokenizer->describe({&id, 1}) : Result<Tokens>(Tokens{});
        if (described && described->size() == 1)
            tokens.push_back(described->front());
        else
            tokens.push_back({id, {}, TokenKind::ordinary, AddedBy::ids});
    }
    return tokens;
}

std::vector<std::int32_t> ordinaryIds(const Tokenizer* tokenizer, std::int64_t vocabulary) {
    std::vector<std::int32_t> ids;
    for (std::int64_t id = 0; id < vocabulary; ++id)
        ids.push_back(static_cast<std::int32_t>(id));
    if (tokenizer == nullptr)
        return ids;
    std::vector<std::int32_t> ordinary;
    for (const Token& token : knownTokens(tokenizer, ids))
        if (token.kind == TokenKind::ordinary && !token.bytes.empty())
            ordinary.push_back(token.id);
    return ordinary;
}

} // namespace sinkscope
