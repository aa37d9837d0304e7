#pragma once

#include "text/Tokenizer.h"

#include <map>
#include <optional>

namespace sinkscope {

/// What a session knows of its model's tokenizer: the tokens that its pictures name. Encodes nothing.
class StoredTokenizer : public Tokenizer {
public:
    StoredTokenizer(const Tokens& known, std::int64_t vocabulary, std::optional<std::int32_t> beginOfText);

    /// Always fails, with a sentence that says that the model is needed.
    Result<Tokens> encode(std::string_view text, SpecialTokens specials) const override;
    /// Fails on an id that the session does not name.
    Result<Tokens> describe(std::span<const std::int32_t> ids) const override;
    std::int64_t vocabulary() const override { return vocabulary_; }
    std::optional<std::int32_t> beginOfText() const override { return beginOfText_; }
    const ChatTemplate* chatTemplate() const override { return nullptr; }

private:
    std::map<std::int32_t, Token> known_;
    std::int64_t vocabulary_;
    std::optional<std::int32_t> beginOfText_;
};

} // namespace sinkscope
