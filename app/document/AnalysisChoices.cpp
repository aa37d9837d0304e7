#include "document/AnalysisChoices.h"

namespace sinkscope {

AnalysisStart startOf(Analysis analysis) {
    const bool isLong = analysis == Analysis::vocabulary || analysis == Analysis::contextLength;
    return isLong ? AnalysisStart::whenAsked : AnalysisStart::whenShown;
}

AfterStop afterStopOf(Analysis analysis) {
    return analysis == Analysis::vocabulary ? AfterStop::goesOn : AfterStop::beginsAnew;
}

Place followedPlace(Analysis analysis, const Selection& selection, const Selection& begun) {
    switch (analysis) {
    case Analysis::amplifier:
        // A run begins at the layer that sees the giant, not at the one that makes it.
        if (selection.layer == begun.layer && selection.channel == begun.channel)
            return {};
        return {.layer = selection.layer, .channel = selection.channel};
    case Analysis::keyGeometry:
        return {.layer = selection.layer, .head = selection.head};
    case Analysis::logitLens:
        return {.query = selection.query};
    default:
        return {};
    }
}

AnalysisInput readInput(Analysis analysis, const AnalysisChoices& choices, const Place& place) {
    AnalysisInput input;
    input.selection = place;
    if (analysis == Analysis::sinks)
        input.sinkWindow = choices.sinkWindow;
    if (analysis == Analysis::invariance || analysis == Analysis::normalization)
        input.prompts = choices.prompts;
    if (analysis == Analysis::contextLength || analysis == Analysis::delimiters)
        input.longText = choices.longText;
    return input;
}

bool isSameInput(const AnalysisInput& first, const AnalysisInput& second) {
    return first.selection == second.selection && first.sinkWindow == second.sinkWindow &&
           first.prompts == second.prompts && first.longText == second.longText;
}

} // namespace sinkscope
