#include "commandline/AnalysisArguments.h"

#include "commandline/TextArguments.h"
#include "prompt/CalibrationPrompts.h"
#include "settings/ProbeFolder.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

std::vector<std::string> knownNames() {
    std::vector<std::string> names{"all"};
    for (const AnalysisName& name : analysisNames())
        names.emplace_back(name.key);
    return names;
}

/// The texts of a JSON list, or those that come with the program.
Result<std::vector<std::string>> promptsOf(const std::optional<std::string>& argument) {
    if (!argument)
        return calibrationPrompts();
    const auto text = textOf(*argument);
    if (!text)
        return tl::unexpected(text.error());
    const auto list = nlohmann::json::parse(*text, nullptr, false);
    const bool usable =
        list.is_array() && std::ranges::all_of(list, [](const auto& entry) { return entry.is_string(); });
    if (!usable)
        return failure({"--prompts: expected a JSON list of texts, as [\"One text.\", \"Another.\"]; found %1.",
                        {text->substr(0, 40)}});
    return list.get<std::vector<std::string>>();
}

bool wants(const AnalysisArguments& arguments, const AnalysisName& name) {
    return std::ranges::any_of(arguments.names,
                               [&](const auto& wanted) { return wanted == "all" || wanted == name.key; });
}

} // namespace

void addAnalysisOptions(CLI::App& command, AnalysisArguments& arguments) {
    auto* names = command.add_option("--findings", arguments.names,
                                     "Analyses to add, with commas between, or all; they stand under `analyses`");
    names->delimiter(',')->check(CLI::IsMember(knownNames()));
    for (CLI::Option* option : addAnalysisInputOptions(command, arguments))
        option->needs(names);
}

std::vector<CLI::Option*> addAnalysisInputOptions(CLI::App& command, AnalysisArguments& arguments) {
    const auto place = [&](const char* name, std::optional<std::int64_t>& number, const char* help) {
        return command.add_option(name, number, help)->check(CLI::NonNegativeNumber);
    };
    return {
        place("--layer", arguments.selection.layer, "The layer that analyses look at closely"),
        place("--head", arguments.selection.head, "The head that they look at closely"),
        place("--channel", arguments.selection.channel, "The channel that they look at closely"),
        place("--token", arguments.selection.query, "The position that they look at closely"),
        command.add_flag("--whole-prompt", arguments.wholePrompt, "Sinks over the whole prompt, not its first tokens"),
        command.add_option("--prompts", arguments.prompts, "Texts to compare over, as a JSON list or @FILE"),
        command.add_option("--long-text", arguments.longText, "Text for growing context lengths, or @FILE"),
        command.add_option("--probe-folder", arguments.probeFolder,
                           "Where a vocabulary probe keeps what it has finished")};
}

Result<AnalysisInput> analysisInput(const AnalysisArguments& arguments, std::shared_ptr<const Findings> findings) {
    AnalysisInput input;
    input.findings = std::move(findings);
    input.selection = arguments.selection;
    input.sinkWindow = arguments.wholePrompt ? SinkWindow::wholePrompt : SinkWindow::published;
    auto prompts = promptsOf(arguments.prompts);
    if (!prompts)
        return tl::unexpected(prompts.error());
    input.prompts = *std::move(prompts);
    auto text = arguments.longText ? textOf(*arguments.longText) : Result<std::string>(longText());
    if (!text)
        return tl::unexpected(text.error());
    input.longText = *std::move(text);
    input.probeFolder = arguments.probeFolder ? std::filesystem::path(*arguments.probeFolder) : probeFolder();
    return input;
}

Result<NamedExhibits> exhibitsOf(const AnalysisArguments& arguments, std::shared_ptr<const Findings> findings,
                                 const Progress& progress) {
    NamedExhibits exhibits;
    if (arguments.names.empty())
        return exhibits;
    const auto input = analysisInput(arguments, std::move(findings));
    if (!input)
        return tl::unexpected(input.error());
    for (const AnalysisName& name : analysisNames()) {
        if (!wants(arguments, name))
            continue;
        auto exhibit = makeExhibit(name.analysis, *input, progress);
        if (!exhibit)
            return tl::unexpected(exhibit.error());
        exhibits.emplace_back(name.analysis, *std::move(exhibit));
    }
    return exhibits;
}

} // namespace sinkscope
