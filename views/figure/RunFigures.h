#pragma once

#include "Shown.h"
#include "Sides.h"
#include "analysis/KeySpace.h"
#include "figure/FigureContent.h"

#include <vector>

namespace sinkscope {

// The overview's pictures as figures, of the side shown. In a comparison both runs share one scale, as on the screen.

/// `values` as residualNumbers() gives them, or those of the chosen channel.
FigureContent residualFigure(const Shown& shown, const ViewChoice& choice, const Sides<Matrix>& values);
/// Sink strength by layer and head.
FigureContent sinksFigure(const Shown& shown, const ViewChoice& choice);
/// The map of the head that the choice names, [tokens, tokens], NaN where a query sees no key.
FigureContent attentionFigure(const Shown& shown, const ViewChoice& choice, const Sides<Matrix>& maps);
/// Both sides in the space of the base run.
FigureContent keySpaceFigure(const Shown& shown, const ViewChoice& choice, const Sides<KeySpace>& spaces);

/// Charts along depth, that of the residual stream as the view's own and what each block adds; a difference shows the
/// changed run over the base run, as the window does. Empty where the run has no layers.
std::vector<FigureContent> lifeCycleFigures(const Shown& shown, const ViewChoice& choice);

/// The residual map's part of the choice.
ResidualChoice residualChoice(const ViewChoice& choice);

} // namespace sinkscope
