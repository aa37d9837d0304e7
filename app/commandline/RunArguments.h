#pragma once

#include "analysis/Findings.h"
#include "commandline/ChatArguments.h"
#include "commandline/GeneratedArguments.h"
#include "commandline/ModelArguments.h"
#include "interventions/Intervene.h"
#include "support/Progress.h"
#include "support/Result.h"
#include "text/PromptText.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// A model, what it reads, and what is switched in it.
struct RunArguments {
    ModelArguments model;
    ChatArguments chat;
    GeneratedArguments generatedPrompt;
    std::optional<std::string> prompt, interventions;
    std::vector<std::int32_t> ids;
    FindingOptions thresholds;
};

/// What running them left behind.
struct FinishedRun {
    Interventions interventions;
    PromptText prompt; ///< empty when ids were given or drawn
    std::shared_ptr<const Findings> base;
    std::shared_ptr<const Intervened> intervened; ///< null without interventions

    const std::shared_ptr<const Findings>& findings() const { return intervened ? intervened->findings : base; }
};

/// Adds the options of the model, --prompt, --ids and the generated prompts, --chat, --system and --interventions.
void addRunOptions(CLI::App& command, RunArguments& arguments);
/// Adds --epsilon, --massive-absolute and --massive-relative.
void addThresholdOptions(CLI::App& command, FindingOptions& thresholds);
/// Starts the engine and runs the model over the prompt. Fails on what cannot be read, and as the engine does.
Result<FinishedRun> finishedRun(const RunArguments& arguments, const RunOptions& options, const Progress& progress);

/// The same with its interventions run, when there are any.
Result<FinishedRun> intervened(FinishedRun finished, const Progress& progress);

} // namespace sinkscope
