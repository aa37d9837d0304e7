#pragma once

#include "exhibit/MakeExhibit.h"

namespace sinkscope {

// One function for each analysis, as makeExhibit() calls them.

Result<Exhibit> lifeCycleExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> meLayerExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> amplifierExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> vocabularyExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> delimitersExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> normalizationExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> invarianceExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> sinksExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> keyGeometryExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> contextLengthExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> hiddenDirectionsExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> logitLensExhibit(const AnalysisInput& input, const Progress& progress);
Result<Exhibit> publishedAblationsExhibit(const AnalysisInput& input, const Progress& progress);

} // namespace sinkscope
