#pragma once

#include "support/Result.h"
#include "text/Tokenizer.h"

#include <string>
#include <vector>

namespace sinkscope {

/// A prompt's text and who wrote which part of it: AddedBy::text or AddedBy::chatTemplate.
struct PromptText {
    struct Part {
        std::string text;
        AddedBy addedBy = AddedBy::text;
        bool operator==(const Part&) const = default;
    };
    std::vector<Part> parts;

    PromptText() = default;
    /// All of it typed by the user.
    explicit PromptText(std::string text);

    std::string text() const;
    bool usesChatTemplate() const;
    bool operator==(const PromptText&) const = default;
};

/// Tokens of the whole text at once; each says who wrote it, one that straddles two parts is the user's. A chat
/// template brings all special tokens itself, so the tokenizer adds none to it (as in transformers'
/// apply_chat_template). Otherwise the tokenizer adds its own as asked, but no begin-of-text token before one that the
/// text itself begins with. Fails as Tokenizer::encode.
Result<Tokens> encodePrompt(const Tokenizer& tokenizer, const PromptText& prompt, SpecialTokens specials);

/// Whether the text itself, rather than the tokenizer or a chat template, brought the begin-of-text token.
bool beginsByItself(const Tokenizer& tokenizer, const Tokens& tokens);

} // namespace sinkscope
