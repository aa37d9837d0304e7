#pragma once

#include "exhibit/Analysis.h"
#include "exhibit/Exhibit.h"

#include <QString>

namespace sinkscope {

/// A page of help on an analysis: what it shows, how that is defined and where it comes from, and of each of its panels
/// every column and axis with unit, definition and source. HTML; `exhibit` may be null.
QString exhibitHelp(const AnalysisName& analysis, const Exhibit* exhibit);

} // namespace sinkscope
