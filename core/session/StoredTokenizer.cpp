#include "session/StoredTokenizer.h"

namespace sinkscope {

StoredTokenizer::StoredTokenizer(const Tokens& known, std::int64_t vocabulary, std::optional<std::int32_t> beginOfText)
    : vocabulary_(vocabulary), beginOfText_(beginOfText) {
    for (const Token& token : known) {
        Token& kept = known_[token.id] = token;
        kept.addedBy = AddedBy::ids;
    }
}

Result<Tokens> StoredTokenizer::encode(std::string_view, SpecialTokens) const {
    return failure("Splitting a text into tokens needs the model, which is not open; open the session's model first.");
}

Result<Tokens> StoredTokenizer::describe(std::span<const std::int32_t> ids) const {
    Tokens tokens;
    for (const std::int32_t id : ids) {
        const auto found = known_.find(id);
        if (found == known_.end())
            return failure({"Token %1 is not among those that the session names; open its model.", {id}});
        tokens.push_back(found->second);
    }
    return tokens;
}

} // namespace sinkscope
