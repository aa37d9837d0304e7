#pragma once

#include "analysis/Sinks.h"
#include "exhibit/Analysis.h"
#include "exhibit/Exhibit.h"
#include "exhibit/Place.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// What a user chose for analyses beside thresholds and selection.
struct SessionChoices {
    SinkWindow sinkWindow = SinkWindow::published;
    std::optional<std::vector<std::string>> prompts; ///< to compare over; empty: those that come with the program
    std::optional<std::string> longText;             ///< cut to each length; empty: the one that comes with it
    std::string longTextName;                        ///< of its file
    bool operator==(const SessionChoices&) const = default;
};

/// A finished analysis as it was shown, and what it was asked.
struct KeptExhibit {
    enum class Of { base, changed };
    Analysis analysis = Analysis::lifeCycle;
    Of run = Of::base;
    Place selection;        ///< what it looked at closely
    SessionChoices choices; ///< those that it reads; the others as they are here
    std::shared_ptr<const Exhibit> exhibit;
};

/// The workspaces of analyses: what is chosen there, and what was finished.
struct SessionAnalyses {
    SessionChoices choices;
    Place begun;                   ///< layer and channel selected when the run began; not named: those of the selection
    std::vector<KeptExhibit> kept; ///< at most one for each analysis and run

    /// Null when there is none.
    const KeptExhibit* find(Analysis analysis, KeptExhibit::Of run) const {
        for (const KeptExhibit& one : kept)
            if (one.analysis == analysis && one.run == run)
                return &one;
        return nullptr;
    }
};

} // namespace sinkscope
