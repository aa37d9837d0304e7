#pragma once

#include "analysis/Findings.h"
#include "exhibit/MakeExhibit.h"
#include "io/FindingsJson.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace sinkscope {

/// Which analyses are wanted beside the findings, and what they look at.
struct AnalysisArguments {
    std::vector<std::string> names; ///< words of analysisNames(), or "all"
    Place selection;
    bool wholePrompt = false;
    std::optional<std::string> prompts, longText, probeFolder;
};

/// Adds --findings and what goes with it.
void addAnalysisOptions(CLI::App& command, AnalysisArguments& arguments);
/// Adds what goes with it alone: what analyses look at.
std::vector<CLI::Option*> addAnalysisInputOptions(CLI::App& command, AnalysisArguments& arguments);

/// What one analysis is asked. Fails when a file of texts cannot be read or holds none.
Result<AnalysisInput> analysisInput(const AnalysisArguments& arguments, std::shared_ptr<const Findings> findings);

/// The wanted analyses in the order of reading; empty when none is wanted. Fails as they do, and when a file of texts
/// cannot be read.
Result<NamedExhibits> exhibitsOf(const AnalysisArguments& arguments, std::shared_ptr<const Findings> findings,
                                 const Progress& progress);

} // namespace sinkscope
