#pragma once

#include "support/Result.h"
#include "text/PromptText.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace sinkscope {

/// Whether and how a text goes through the model's chat template.
struct ChatArguments {
    bool applies = false;
    std::optional<std::string> system; ///< the text, or @ and a file
};

/// Adds --chat and --system.
void addChatOptions(CLI::App& command, ChatArguments& arguments);
/// The text as the user's turn of the chat template when --chat was given, as it is otherwise. Fails when the tokenizer
/// brought no template, or one that cannot be applied.
Result<PromptText> promptOf(const ChatArguments& arguments, const Tokenizer& tokenizer, const std::string& text);

} // namespace sinkscope
