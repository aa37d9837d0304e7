#pragma once

#include "support/Result.h"
#include "text/PromptText.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

struct PublishedTemplate;

/// What a chat template is applied to. An empty system text is none.
struct ChatMessages {
    std::string system;
    std::string user;
};

/// Special tokens in their own spelling, for templates that name them; empty where the tokenizer has none.
struct ChatTokens {
    std::string begin;
    std::string end;
};

/// The chat template of a model, recognised by its distinctive marks if it is a published one. Immutable.
class ChatTemplate {
public:
    /// `text` is the Jinja source. Whatever is not recognised is kept to be shown.
    ChatTemplate(std::string text, ChatTokens tokens);
    /// A template that could not be read, and why, in one sentence.
    static ChatTemplate unreadable(Text problem);

    const std::string& text() const { return text_; }
    /// "ChatML", "Llama 3.1", …; empty when the template cannot be applied.
    std::string_view name() const;
    /// Why it cannot be applied; empty when it can.
    const Text& problem() const { return problem_; }

    /// Exactly what the template makes of these texts, up to where the model is to answer. `today` is written where the
    /// template writes the current date. Fails when the template is not recognised, or refuses or loses a system text.
    Result<PromptText> apply(const ChatMessages& messages, std::chrono::year_month_day today) const;

private:
    ChatTemplate() = default;

    std::string text_;
    Text problem_;
    ChatTokens tokens_;
    const PublishedTemplate* form_ = nullptr;
    std::vector<std::string> captures_;
};

/// The local date, as templates ask for it.
std::chrono::year_month_day today();

} // namespace sinkscope
