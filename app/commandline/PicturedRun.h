#pragma once

#include "commandline/AnalysisArguments.h"
#include "commandline/RunArguments.h"
#include "figure/ViewChoice.h"
#include "session/Session.h"

#include <memory>

namespace sinkscope {

/// What pictures are made from: runs, and, where these are the kept ones of a session, that session, which answers for
/// their tensors.
struct PicturedRun {
    FinishedRun run;
    std::shared_ptr<const Session> kept; ///< null: the runs hold their tensors
};

/// Both runs, and the side that the choice wants of them.
Shown shownOf(const FinishedRun& run, const ViewChoice& choice);

/// The exhibit that a session keeps of the side shown, or null: of the place and the window of sinks that are chosen,
/// of any place when none is named; of none when the arguments name texts of their own.
const KeptExhibit* keptExhibit(const Session& session, Analysis analysis, const Shown& shown, const ViewChoice& choice,
                               const AnalysisArguments& arguments);

/// Whether the session's numbers suffice for the picture, or for saying what is wrong with the choice.
bool isKept(const PicturedRun& pictured, const ViewChoice& choice, const AnalysisArguments& arguments);

} // namespace sinkscope
