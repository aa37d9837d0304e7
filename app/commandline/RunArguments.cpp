#include "commandline/RunArguments.h"

#include "commandline/TextArguments.h"
#include "engine/Engine.h"
#include "interventions/Calibration.h"
#include "io/InterventionsJson.h"
#include "prompt/CalibrationPrompts.h"
#include "text/Tokenizer.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

std::vector<std::int32_t> checkedIds(const std::string& argument) {
    const auto list = textOf(argument);
    if (!list)
        throw CLI::ValidationError("--ids", list.error().message());
    if (auto ids = parseIds(*list))
        return *std::move(ids);
    constexpr std::size_t longest = 80;
    const std::string found = list->size() > longest ? list->substr(0, longest) + "…" : *list;
    throw CLI::ValidationError("--ids", "expected whole numbers with commas between, as 1,2,3; found " + found);
}

void addPromptOptions(CLI::App& command, RunArguments& arguments) {
    auto* prompt = command.add_option_group("prompt", "What the model reads");
    prompt->add_option("--prompt", arguments.prompt, "The text, or @FILE with the text in UTF-8");
    prompt->add_option_function<std::string>(
        "--ids", [&arguments](const std::string& list) { arguments.ids = checkedIds(list); },
        "Token ids instead of text, as 1,2,3, or @FILE with such a list");
    addGeneratedOptions(command, *prompt, arguments.generatedPrompt);
    prompt->require_option(1);
    addChatOptions(command, arguments.chat);
    command.get_option("--chat")->needs("--prompt");
}

void addInterventionOption(CLI::App& command, RunArguments& arguments) {
    command.add_option("--interventions", arguments.interventions,
                       R"(What to switch, as JSON or @FILE: {"interventions": [{"kind": "weMask", "count": 6}]})");
}

/// `text`: the prompt already read, when one was given.
Result<PromptText> promptText(const RunArguments& arguments, const Model& model, const std::string& text) {
    if (!arguments.prompt)
        return PromptText();
    if (!model.tokenizer())
        return failure(
            {"%1 has no tokenizer; give token ids with --ids instead of --prompt.", {arguments.model.model}});
    return promptOf(arguments.chat, *model.tokenizer(), text);
}

Result<Tokens> promptTokens(const RunArguments& arguments, const Model& model, const PromptText& prompt) {
    if (arguments.generatedPrompt.given())
        return generatedPrompt(arguments.generatedPrompt, model);
    return arguments.prompt ? encodePrompt(*model.tokenizer(), prompt, SpecialTokens::add)
                            : tokensOf(model, arguments.ids);
}

Result<Interventions> interventionsOf(const RunArguments& arguments) {
    if (!arguments.interventions)
        return Interventions();
    const auto text = textOf(*arguments.interventions);
    if (!text)
        return tl::unexpected(text.error());
    return parseInterventions(*text);
}

Result<std::shared_ptr<const Intervened>> interveneIn(std::shared_ptr<const Findings> base,
                                                      const Interventions& interventions, const Progress& progress) {
    const auto model = base->run->model;
    auto baseline = prepareBaseline(std::move(base), progress);
    if (!baseline)
        return tl::unexpected(baseline.error());
    if (needsCalibration(interventions)) {
        auto means = calibrate(model, calibrationPrompts(), progress);
        if (!means)
            return tl::unexpected(means.error());
        baseline->calibration = *std::move(means);
    }
    return intervene(*baseline, interventions, progress);
}

} // namespace

void addRunOptions(CLI::App& command, RunArguments& arguments) {
    addModelOptions(command, arguments.model);
    addPromptOptions(command, arguments);
    addInterventionOption(command, arguments);
}

void addThresholdOptions(CLI::App& command, FindingOptions& thresholds) {
    command.add_option("--epsilon", thresholds.epsilon, "A head sinks above this strength")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command
        .add_option("--massive-absolute", thresholds.massive.absolute,
                    "A value is massive above this magnitude, 0 for none")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command
        .add_option("--massive-relative", thresholds.massive.relative,
                    "A massive value is also above this many times the median magnitude of its layer's output")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
}

Result<FinishedRun> finishedRun(const RunArguments& arguments, const RunOptions& options, const Progress& progress) {
    const auto text = textOf(arguments.prompt.value_or(""));
    if (!text)
        return tl::unexpected(text.error());
    auto interventions = interventionsOf(arguments);
    if (!interventions)
        return tl::unexpected(interventions.error());
    startEngine();
    auto model = openModel(arguments.model, progress);
    if (!model)
        return tl::unexpected(model.error());
    auto prompt = promptText(arguments, **model, *text);
    if (!prompt)
        return tl::unexpected(prompt.error());
    auto tokens = promptTokens(arguments, **model, *prompt);
    if (!tokens)
        return tl::unexpected(tokens.error());
    FinishedRun finished{*std::move(interventions), *std::move(prompt), nullptr, nullptr};
    auto base = run(*model, *std::move(tokens), options, progress);
    if (!base)
        return tl::unexpected(base.error());
    finished.base = std::make_shared<const Findings>(findings(*std::move(base), arguments.thresholds));
    return intervened(std::move(finished), progress);
}

Result<FinishedRun> intervened(FinishedRun finished, const Progress& progress) {
    if (finished.interventions.empty())
        return finished;
    auto changed = interveneIn(finished.base, finished.interventions, progress);
    if (!changed)
        return tl::unexpected(changed.error());
    finished.intervened = *std::move(changed);
    return finished;
}

} // namespace sinkscope
