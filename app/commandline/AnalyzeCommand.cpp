#include "commandline/AnalyzeCommand.h"

#include "analysis/Findings.h"
#include "commandline/AnalysisArguments.h"
#include "commandline/ChatArguments.h"
#include "commandline/GeneratedArguments.h"
#include "commandline/JsonOption.h"
#include "commandline/ModelArguments.h"
#include "commandline/Summary.h"
#include "commandline/TextArguments.h"
#include "engine/Arrays.h"
#include "engine/Engine.h"
#include "engine/Generation.h"
#include "interventions/Calibration.h"
#include "interventions/Intervene.h"
#include "io/FindingsJson.h"
#include "io/InterventionsJson.h"
#include "prompt/CalibrationPrompts.h"
#include "support/Memory.h"
#include "text/Tokenizer.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

struct Arguments {
    ModelArguments model;
    ChatArguments chat;
    AnalysisArguments analyses;
    GeneratedArguments generatedPrompt;
    std::optional<std::string> prompt, interventions, json, arrays;
    std::vector<std::int32_t> ids;
    std::vector<std::string> include = {"residual"};
    std::int64_t sinkTokens = 64;
    double epsilon = 0.3;
    std::int64_t generated = 0;

    bool includes(const std::string& name) const {
        return arrays && std::find(include.begin(), include.end(), name) != include.end();
    }
};

std::vector<std::int32_t> checkedIds(const std::string& list) {
    if (auto ids = parseIds(list))
        return *std::move(ids);
    throw CLI::ValidationError("--ids", "expected whole numbers with commas between, as 1,2,3; found " + list);
}

void addPromptOptions(CLI::App& command, Arguments& arguments) {
    auto* prompt = command.add_option_group("prompt", "What the model reads");
    prompt->add_option("--prompt", arguments.prompt, "The text, or @FILE with the text in UTF-8");
    prompt->add_option_function<std::string>(
        "--ids", [&arguments](const std::string& list) { arguments.ids = checkedIds(list); },
        "Token ids instead of text, as 1,2,3");
    addGeneratedOptions(command, *prompt, arguments.generatedPrompt);
    prompt->require_option(1);
    addChatOptions(command, arguments.chat);
    command.get_option("--chat")->needs("--prompt");
}

void addInterventionOption(CLI::App& command, Arguments& arguments) {
    command.add_option("--interventions", arguments.interventions,
                       R"(What to switch, as JSON or @FILE: {"interventions": [{"kind": "weMask", "count": 6}]})");
}

void addGenerateOption(CLI::App& command, Arguments& arguments) {
    command
        .add_option("--generate", arguments.generated,
                    "Continue the prompt by that many tokens, the most probable each time; in the JSON under "
                    "generated, with interventions also without them")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 20));
}

void addOutputOptions(CLI::App& command, Arguments& arguments) {
    addJsonOption(command, arguments.json, "Write all findings as JSON to a file or to standard output");
    auto* arrays = command.add_option("--arrays", arguments.arrays, "Write arrays as fp32 to a safetensors file");
    command.add_option("--include", arguments.include, "Which arrays, with commas between")
        ->delimiter(',')
        ->check(CLI::IsMember({"ids", "residual", "attention", "ffn", "q", "k", "v", "maps", "logits"}))
        ->needs(arrays)
        ->capture_default_str();
    command.add_option("--sink-tokens", arguments.sinkTokens, "T of the sink strengths")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 24))
        ->capture_default_str();
    command.add_option("--epsilon", arguments.epsilon, "A head sinks above this strength")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command.footer("Without --json and --arrays a short summary is printed.\n"
                   "In the JSON a token's `bytes` are hexadecimal; its `text` shows parts of characters as U+FFFD.\n"
                   "NaN and infinity are null there, and `warnings` says so.");
}

/// `text`: the prompt already read, when one was given.
Result<Tokens> promptTokens(const Arguments& arguments, const Model& model, const std::string& text) {
    if (arguments.generatedPrompt.given())
        return generatedPrompt(arguments.generatedPrompt, model);
    if (!arguments.prompt)
        return tokensOf(model, arguments.ids);
    if (!model.tokenizer())
        return failure(arguments.model.model + " has no tokenizer; give token ids with --ids instead of --prompt.");
    const auto prompt = promptOf(arguments.chat, *model.tokenizer(), text);
    if (!prompt)
        return tl::unexpected(prompt.error());
    return encodePrompt(*model.tokenizer(), *prompt, SpecialTokens::add);
}

RunOptions runOptions(const Arguments& arguments) {
    RunOptions options;
    options.sinkTokens = arguments.sinkTokens;
    if (arguments.includes("attention") || arguments.includes("ffn"))
        options.blockOutputs = KeepOutputs::yes;
    if (arguments.includes("logits"))
        options.logits = KeepLogits::yes;
    return options;
}

/// None, when none was asked for.
Result<Continuations> continuations(const Arguments& arguments, const Findings& findings, const Intervened* intervened,
                                    const Progress& progress) {
    Continuations result;
    if (arguments.generated == 0)
        return result;
    auto tokens = generate(*findings.run, arguments.generated, progress);
    if (!tokens)
        return tl::unexpected(tokens.error());
    result.tokens = *std::move(tokens);
    if (!intervened)
        return result;
    auto base = generate(*intervened->base->run, arguments.generated, progress);
    if (!base)
        return tl::unexpected(base.error());
    result.base = *std::move(base);
    return result;
}

Result<void> writeOutputs(const Arguments& arguments, std::shared_ptr<const Findings> shared,
                          const Intervened* intervened, const Progress& progress) {
    const Findings& findings = *shared;
    if (arguments.arrays)
        if (auto written = writeArrays(*findings.run, arguments.include, *arguments.arrays, progress); !written)
            return written;
    const auto continued = continuations(arguments, findings, intervened, progress);
    if (!continued)
        return tl::unexpected(continued.error());
    auto exhibits = exhibitsOf(arguments.analyses, std::move(shared), progress);
    if (!exhibits)
        return tl::unexpected(exhibits.error());
    if (!arguments.json)
        return arguments.arrays ? Result<void>()
                                : print(summary(findings) + (intervened ? summary(*intervened) : "") +
                                        summary(*continued, *findings.run->model) + summary(*exhibits));
    const auto hash = weightHash(*findings.run->model, progress);
    if (!hash)
        return tl::unexpected(hash.error());
    const FindingsContext context{*hash, peakMemory(), intervened, *continued, *std::move(exhibits)};
    return writeJson(*arguments.json, findingsJson(findings, context).dump());
}

Result<Interventions> interventionsOf(const Arguments& arguments) {
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

Result<void> analyze(const Arguments& arguments, const Progress& progress) {
    const auto text = textOf(arguments.prompt.value_or(""));
    if (!text)
        return tl::unexpected(text.error());
    const auto interventions = interventionsOf(arguments);
    if (!interventions)
        return tl::unexpected(interventions.error());
    startEngine();
    auto model = openModel(arguments.model, progress);
    if (!model)
        return tl::unexpected(model.error());
    auto tokens = promptTokens(arguments, **model, *text);
    if (!tokens)
        return tl::unexpected(tokens.error());
    auto finished = run(*model, *std::move(tokens), runOptions(arguments), progress);
    if (!finished)
        return tl::unexpected(finished.error());
    const auto base = std::make_shared<const Findings>(findings(*std::move(finished), {{}, arguments.epsilon}));
    if (interventions->empty())
        return writeOutputs(arguments, base, nullptr, progress);
    const auto changed = interveneIn(base, *interventions, progress);
    if (!changed)
        return tl::unexpected(changed.error());
    return writeOutputs(arguments, (*changed)->findings, changed->get(), progress);
}

} // namespace

void addAnalyzeCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("analyze", "Run a model over a prompt and say what is inside");
    addModelOptions(*command, arguments->model);
    addPromptOptions(*command, *arguments);
    addInterventionOption(*command, *arguments);
    addGenerateOption(*command, *arguments);
    addAnalysisOptions(*command, arguments->analyses);
    addOutputOptions(*command, *arguments);
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return analyze(*arguments, progress); };
    });
}

} // namespace sinkscope
