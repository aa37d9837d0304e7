#include "commandline/AnalyzeCommand.h"

#include "analysis/Findings.h"
#include "commandline/AnalysisArguments.h"
#include "commandline/JsonOption.h"
#include "commandline/RunArguments.h"
#include "commandline/SavedSession.h"
#include "commandline/Summary.h"
#include "engine/Arrays.h"
#include "engine/Generation.h"
#include "io/FindingsJson.h"
#include "support/Memory.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

struct Arguments {
    RunArguments run;
    AnalysisArguments analyses;
    std::optional<std::string> json, arrays, session;
    std::vector<std::string> include = {"residual"};
    std::int64_t sinkTokens = 64;
    std::int64_t generated = 0;

    bool includes(const std::string& name) const {
        return arrays && std::find(include.begin(), include.end(), name) != include.end();
    }
};

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
    command.add_option("--save", arguments.session,
                       "Save all that the window shows of the run into a session, a file ending in .sinkscope; of "
                       "analyses those of --findings");
    command.add_option("--sink-tokens", arguments.sinkTokens, "T of the sink strengths")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 24))
        ->capture_default_str();
    addThresholdOptions(command, arguments.run.thresholds);
    command.footer("Without --json, --arrays and --save a short summary is printed.\n"
                   "In the JSON a token's `bytes` are hexadecimal; its `text` shows parts of characters as U+FFFD.\n"
                   "NaN and infinity are null there, and `warnings` says so.");
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

Result<void> writeOutputs(const Arguments& arguments, const Findings& findings, const Intervened* intervened,
                          const NamedExhibits& exhibits, const Progress& progress) {
    if (arguments.arrays)
        if (auto written = writeArrays(*findings.run, arguments.include, *arguments.arrays, progress); !written)
            return written;
    const auto continued = continuations(arguments, findings, intervened, progress);
    if (!continued)
        return tl::unexpected(continued.error());
    if (!arguments.json)
        return arguments.arrays || arguments.session
                   ? Result<void>()
                   : print(summary(findings) + (intervened ? summary(*intervened) : "") +
                           summary(*continued, *findings.run->model) + summary(exhibits));
    const auto hash = weightHash(*findings.run->model, progress);
    if (!hash)
        return tl::unexpected(hash.error());
    const FindingsContext context{*hash, peakMemory(), intervened, *continued, exhibits};
    return writeJson(*arguments.json, findingsJson(findings, context).dump());
}

Result<void> analyze(const Arguments& arguments, const Progress& progress) {
    const auto finished = finishedRun(arguments.run, runOptions(arguments), progress);
    if (!finished)
        return tl::unexpected(finished.error());
    const auto exhibits = exhibitsOf(arguments.analyses, finished->findings(), progress);
    if (!exhibits)
        return tl::unexpected(exhibits.error());
    if (arguments.session)
        if (auto saved =
                saveSession(*arguments.session, arguments.run, *finished, {arguments.analyses, *exhibits}, progress);
            !saved)
            return saved;
    return writeOutputs(arguments, *finished->findings(), finished->intervened.get(), *exhibits, progress);
}

} // namespace

void addAnalyzeCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("analyze", "Run a model over a prompt and say what is inside");
    addRunOptions(*command, arguments->run);
    addGenerateOption(*command, *arguments);
    addAnalysisOptions(*command, arguments->analyses);
    addOutputOptions(*command, *arguments);
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return analyze(*arguments, progress); };
    });
}

} // namespace sinkscope
