#pragma once

#include "Selection.h"
#include "exhibit/MakeExhibit.h"
#include "session/KeptExhibit.h"

#include <string>
#include <vector>

namespace sinkscope {

/// What the user may choose for analyses beside the thresholds and the selection.
struct AnalysisChoices {
    SinkWindow sinkWindow = SinkWindow::published;
    std::vector<std::string> prompts; ///< to compare over
    std::string longText;             ///< to be cut to each length
    std::string longTextName;         ///< of its file; empty: the text that comes with the program
    bool operator==(const AnalysisChoices&) const = default;
};

/// With the prompts and the long text that come with the program.
AnalysisChoices defaultChoices();
/// As a session keeps them: what comes with the program is not written into it.
SessionChoices sessionChoices(const AnalysisChoices& choices);
AnalysisChoices choicesOf(const SessionChoices& choices);
/// Those that this analysis reads; the others as they are by default.
AnalysisChoices choicesRead(Analysis analysis, const AnalysisChoices& choices);

/// Most are computed as soon as one looks at them; those that may take minutes when asked for.
enum class AnalysisStart { whenShown, whenAsked };
AnalysisStart startOf(Analysis analysis);

/// Whether the computation goes on where it was stopped, so that it may be stopped for any question in between.
enum class AfterStop { beginsAnew, goesOn };
AfterStop afterStopOf(Analysis analysis);

/// What of the selection the analysis looks at closely. `begun` is the selection that the run began with: while it
/// stands where only the analysis knows the most telling place, none is named.
Place followedPlace(Analysis analysis, const Selection& selection, const Selection& begun);

/// The input without findings and probe folder: only what this analysis reads, so that equal inputs give equal
/// exhibits.
AnalysisInput readInput(Analysis analysis, const AnalysisChoices& choices, const Place& place);
bool isSameInput(const AnalysisInput& first, const AnalysisInput& second);

} // namespace sinkscope
