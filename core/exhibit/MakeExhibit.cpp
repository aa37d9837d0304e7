#include "exhibit/MakeExhibit.h"

#include "exhibit/Exhibits.h"

namespace sinkscope {

Result<Exhibit> makeExhibit(Analysis analysis, const AnalysisInput& input, const Progress& progress) {
    switch (analysis) {
    case Analysis::lifeCycle:
        return lifeCycleExhibit(input, progress);
    case Analysis::meLayer:
        return meLayerExhibit(input, progress);
    case Analysis::amplifier:
        return amplifierExhibit(input, progress);
    case Analysis::vocabulary:
        return vocabularyExhibit(input, progress);
    case Analysis::delimiters:
        return delimitersExhibit(input, progress);
    case Analysis::normalization:
        return normalizationExhibit(input, progress);
    case Analysis::invariance:
        return invarianceExhibit(input, progress);
    case Analysis::sinks:
        return sinksExhibit(input, progress);
    case Analysis::keyGeometry:
        return keyGeometryExhibit(input, progress);
    case Analysis::contextLength:
        return contextLengthExhibit(input, progress);
    case Analysis::hiddenDirections:
        return hiddenDirectionsExhibit(input, progress);
    case Analysis::logitLens:
        return logitLensExhibit(input, progress);
    case Analysis::publishedAblations:
        return publishedAblationsExhibit(input, progress);
    }
    return failure("This analysis is not known.");
}

} // namespace sinkscope
