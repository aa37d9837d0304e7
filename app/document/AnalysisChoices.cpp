#include "document/AnalysisChoices.h"

#include "prompt/CalibrationPrompts.h"

namespace sinkscope {
namespace {

bool readsSinkWindow(Analysis analysis) {
    return analysis == Analysis::sinks;
}

bool readsPrompts(Analysis analysis) {
    return analysis == Analysis::invariance || analysis == Analysis::normalization;
}

bool readsLongText(Analysis analysis) {
    return analysis == Analysis::contextLength || analysis == Analysis::delimiters;
}

} // namespace

AnalysisChoices defaultChoices() {
    return {SinkWindow::published, calibrationPrompts(), longText(), {}};
}

SessionChoices sessionChoices(const AnalysisChoices& choices) {
    SessionChoices kept;
    kept.sinkWindow = choices.sinkWindow;
    if (choices.prompts != calibrationPrompts())
        kept.prompts = choices.prompts;
    if (choices.longText != longText()) {
        kept.longText = choices.longText;
        kept.longTextName = choices.longTextName;
    }
    return kept;
}

AnalysisChoices choicesOf(const SessionChoices& kept) {
    return {kept.sinkWindow, kept.prompts ? *kept.prompts : calibrationPrompts(),
            kept.longText ? *kept.longText : longText(), kept.longTextName};
}

AnalysisChoices choicesRead(Analysis analysis, const AnalysisChoices& choices) {
    AnalysisChoices read = defaultChoices();
    if (readsSinkWindow(analysis))
        read.sinkWindow = choices.sinkWindow;
    if (readsPrompts(analysis))
        read.prompts = choices.prompts;
    if (readsLongText(analysis)) {
        read.longText = choices.longText;
        read.longTextName = choices.longTextName;
    }
    return read;
}

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
    if (readsSinkWindow(analysis))
        input.sinkWindow = choices.sinkWindow;
    if (readsPrompts(analysis))
        input.prompts = choices.prompts;
    if (readsLongText(analysis))
        input.longText = choices.longText;
    return input;
}

bool isSameInput(const AnalysisInput& first, const AnalysisInput& second) {
    return first.selection == second.selection && first.sinkWindow == second.sinkWindow &&
           first.prompts == second.prompts && first.longText == second.longText;
}

} // namespace sinkscope
