#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace sinkscope {

/// All that can be asked about a model and a prompt; the order is the order of reading.
enum class Analysis {
    lifeCycle,
    meLayer,
    amplifier,
    vocabulary,
    delimiters,
    normalization,
    invariance,
    sinks,
    keyGeometry,
    contextLength,
    hiddenDirections,
    logitLens,
    publishedAblations
};

/// One analysis for people and for the command line.
struct AnalysisName {
    Analysis analysis = Analysis::lifeCycle;
    const char* key = "";        ///< word of `analyze --findings`
    const char* title = "";      ///< heading, English
    const char* definition = ""; ///< what it shows and how that is defined, for F1; a few sentences, English
    const char* source = "";     ///< papers and sections
};

/// In the order of the enumeration.
std::span<const AnalysisName> analysisNames();
const AnalysisName& nameOf(Analysis analysis);
std::optional<Analysis> analysisNamed(std::string_view key);

} // namespace sinkscope
