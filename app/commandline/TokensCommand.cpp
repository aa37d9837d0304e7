#include "commandline/TokensCommand.h"

#include "commandline/ChatArguments.h"
#include "commandline/JsonOption.h"
#include "commandline/TextArguments.h"
#include "io/TextFile.h"
#include "model/Discovery.h"
#include "text/ChatTemplate.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Json = nlohmann::json;

struct Arguments {
    std::string model;
    std::optional<std::string> text, lines;
    bool showsTemplate = false;
    ChatArguments chat;
};

/// Without a chat template the ids are Hugging Face's for the text, a second begin-of-text token included.
Result<Tokens> encode(const Tokenizer& tokenizer, const ChatArguments& chat, const std::string& text) {
    if (!chat.applies)
        return tokenizer.encode(text, SpecialTokens::add);
    return promptOf(chat, tokenizer, text).and_then([&](const PromptText& prompt) {
        return encodePrompt(tokenizer, prompt, SpecialTokens::add);
    });
}

Result<Json> idsOf(const Tokenizer& tokenizer, const ChatArguments& chat, const std::string& text) {
    const auto tokens = encode(tokenizer, chat, text);
    if (!tokens)
        return tl::unexpected(tokens.error());
    Json ids = Json::array();
    for (const Token& token : *tokens)
        ids.push_back(token.id);
    return ids;
}

Result<std::vector<std::string>> readLines(const std::string& file) {
    const auto text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    const Json lines = Json::parse(*text, nullptr, false);
    const auto isString = [](const Json& line) { return line.is_string(); };
    if (!lines.is_array() || !std::all_of(lines.begin(), lines.end(), isString))
        return failure({"%1 is not a JSON list of strings, which --lines expects.", {file}});
    return lines.get<std::vector<std::string>>();
}

Result<Json> idsOfLines(const Tokenizer& tokenizer, const Arguments& arguments, const Progress& progress) {
    const std::string& file = *arguments.lines;
    const auto lines = readLines(file);
    if (!lines)
        return tl::unexpected(lines.error());
    Json all = Json::array();
    for (const std::string& line : *lines) {
        if (progress.cancelled())
            return cancellation();
        auto ids = idsOf(tokenizer, arguments.chat, line);
        if (!ids)
            return failure({"Line %1 (counted from 0) of %2: %3", {all.size(), file, ids.error().text}});
        all.push_back(*std::move(ids));
        progress.report(Stage::tokenizing, static_cast<std::int64_t>(all.size()),
                        static_cast<std::int64_t>(lines->size()));
    }
    return all;
}

Result<Json> idsOfText(const Tokenizer& tokenizer, const Arguments& arguments) {
    const auto text = textOf(arguments.text.value_or(""));
    if (!text)
        return tl::unexpected(text.error());
    return idsOf(tokenizer, arguments.chat, *text);
}

/// Null where the model has none.
Json templateJson(const ChatTemplate* chat) {
    if (!chat)
        return nullptr;
    const auto orNull = [](std::string_view text) { return text.empty() ? Json() : Json(text); };
    return {{"name", orNull(chat->name())}, {"text", chat->text()}, {"problem", orNull(plainText(chat->problem()))}};
}

Result<Json> answer(const Tokenizer& tokenizer, const Arguments& arguments, const Progress& progress) {
    if (arguments.showsTemplate)
        return templateJson(tokenizer.chatTemplate());
    return arguments.lines ? idsOfLines(tokenizer, arguments, progress) : idsOfText(tokenizer, arguments);
}

Result<void> tokens(const Arguments& arguments, const Progress& progress) {
    const auto path = resolveModelPath(arguments.model);
    if (!path)
        return tl::unexpected(path.error());
    const auto tokenizer = openTokenizer(*path);
    if (!tokenizer)
        return tl::unexpected(tokenizer.error());
    const auto found = answer(**tokenizer, arguments, progress);
    if (!found)
        return tl::unexpected(found.error());
    return writeJson("-", found->dump());
}

} // namespace

void addTokensCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("tokens", "Print token ids as JSON");
    command->add_option("--model", arguments->model, "A model as for analyze, or a folder with only a tokenizer.json")
        ->required();
    auto* source = command->add_option_group("source", "What is split into tokens");
    source->add_option("--text", arguments->text, "The text, or @FILE with the text in UTF-8");
    source->add_option("--lines", arguments->lines, "A JSON file with a list of strings; gives a list of id lists");
    source->add_flag(
        "--template", arguments->showsTemplate,
        "Print the model's chat template instead: its name (null when it cannot be applied), text, problem");
    source->require_option(1);
    addChatOptions(*command, arguments->chat);
    command->footer("The ids are those of Hugging Face's tokenizers, with a second begin-of-text token where the text "
                    "brings one itself; analyze keeps one there.\nWith --chat they are those of apply_chat_template.");
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return tokens(*arguments, progress); };
    });
}

} // namespace sinkscope
