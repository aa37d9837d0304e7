#include "commandline/ChatArguments.h"

#include "commandline/TextArguments.h"
#include "text/ChatTemplate.h"

#include <CLI/CLI.hpp>

namespace sinkscope {

void addChatOptions(CLI::App& command, ChatArguments& arguments) {
    auto* chat = command.add_flag("--chat", arguments.applies,
                                  "Put the text into the model's chat template, as the user's turn, up to the answer");
    command.add_option("--system", arguments.system, "System text of the chat template, or @FILE")->needs(chat);
}

Result<PromptText> promptOf(const ChatArguments& arguments, const Tokenizer& tokenizer, const std::string& text) {
    if (!arguments.applies)
        return PromptText(text);
    const ChatTemplate* chat = tokenizer.chatTemplate();
    if (!chat)
        return failure("The model's files bring no chat template; leave out --chat.");
    const auto system = textOf(arguments.system.value_or(""));
    if (!system)
        return tl::unexpected(system.error());
    return chat->apply({*system, text}, today());
}

} // namespace sinkscope
