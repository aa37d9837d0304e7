#pragma once

#include "analysis/Findings.h"
#include "figure/FigureContent.h"

#include <memory>

namespace sinkscope {

// The overview's pictures of one run as figures, the way the window first shows them.

FigureContent residualFigure(const std::shared_ptr<const Findings>& findings);
/// Sink strength by layer and head, in the Spike convention.
FigureContent sinksFigure(const std::shared_ptr<const Findings>& findings);
/// One head's whole map [tokens, tokens]; NaN where a query sees no key.
FigureContent attentionFigure(const std::shared_ptr<const Findings>& findings, std::int64_t layer, std::int64_t head,
                              std::shared_ptr<const Matrix> map);

} // namespace sinkscope
