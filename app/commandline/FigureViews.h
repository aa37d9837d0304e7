#pragma once

#include "commandline/AnalysisArguments.h"
#include "commandline/PicturedRun.h"
#include "figure/FigureContent.h"
#include "figure/PanelsJson.h"
#include "support/Progress.h"
#include "support/Result.h"

namespace sinkscope {

/// The picture that a choice names of a run; computes what it shows, or takes it from the session. Fails as checkView(),
/// on a head or channel that the run does not have, on a panel that the analysis does not have, with a sentence that
/// lists those it has, and as the analysis does. `arguments` say what analyses read beside the choice.
Result<FigureContent> viewOf(const ViewChoice& choice, const AnalysisArguments& arguments, const PicturedRun& pictured,
                             const Progress& progress);

/// All panels of a figure. The sentence of a failure names the panel.
Result<FigureContent> panelsView(const PanelsChoice& choice, const AnalysisArguments& arguments,
                                 const PicturedRun& pictured, const Progress& progress);

} // namespace sinkscope
