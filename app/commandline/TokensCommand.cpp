#include "commandline/TokensCommand.h"

#include "commandline/JsonOption.h"
#include "commandline/TextArguments.h"
#include "io/TextFile.h"
#include "model/Discovery.h"
#include "text/Tokenizer.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Json = nlohmann::json;

struct Arguments {
    std::string model;
    std::optional<std::string> text, lines;
};

Result<Json> idsOf(const Tokenizer& tokenizer, const std::string& text) {
    const auto tokens = tokenizer.encode(text, SpecialTokens::add);
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
        return failure(file + " is not a JSON list of strings, which --lines expects.");
    return lines.get<std::vector<std::string>>();
}

Result<Json> idsOfLines(const Tokenizer& tokenizer, const std::string& file, const Progress& progress) {
    const auto lines = readLines(file);
    if (!lines)
        return tl::unexpected(lines.error());
    Json all = Json::array();
    for (const std::string& line : *lines) {
        if (progress.cancelled())
            return cancellation();
        auto ids = idsOf(tokenizer, line);
        if (!ids)
            return failure("Line " + std::to_string(all.size()) + " (counted from 0) of " + file + ": " +
                           ids.error().message);
        all.push_back(*std::move(ids));
        progress.report(Stage::tokenizing, static_cast<std::int64_t>(all.size()),
                        static_cast<std::int64_t>(lines->size()));
    }
    return all;
}

Result<Json> idsOfText(const Tokenizer& tokenizer, const std::string& argument) {
    const auto text = textOf(argument);
    if (!text)
        return tl::unexpected(text.error());
    return idsOf(tokenizer, *text);
}

Result<void> tokens(const Arguments& arguments, const Progress& progress) {
    const auto path = resolveModelPath(arguments.model);
    if (!path)
        return tl::unexpected(path.error());
    const auto tokenizer = openTokenizer(*path);
    if (!tokenizer)
        return tl::unexpected(tokenizer.error());
    const auto ids = arguments.lines ? idsOfLines(**tokenizer, *arguments.lines, progress)
                                     : idsOfText(**tokenizer, arguments.text.value_or(""));
    if (!ids)
        return tl::unexpected(ids.error());
    return writeJson("-", ids->dump());
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
    source->require_option(1);
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return tokens(*arguments, progress); };
    });
}

} // namespace sinkscope
