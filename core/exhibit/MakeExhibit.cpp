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
    default:
        return failure("This analysis is not known.");
    }
}

} // namespace sinkscope
