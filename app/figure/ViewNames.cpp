#include "figure/ViewNames.h"

#include "exhibit/Analysis.h"

#include <algorithm>
#include <array>

namespace sinkscope {
namespace {

constexpr std::array pictures{"residual", "attention", "sinks", "lifeCycle", "keySpace"};

} // namespace

ViewName::ViewName(const std::string& view) {
    const std::array<std::string*, 3> parts{&analysis, &panel, &kind};
    std::size_t part = 0;
    for (const char letter : view) {
        if (letter == '/' && part + 1 < parts.size())
            ++part;
        else
            *parts[part] += letter;
    }
}

bool isOfAnalysis(const std::string& view) {
    const ViewName name(view);
    return analysisNamed(name.analysis) && !name.panel.empty();
}

bool hasDifference(const std::string& view) {
    const ViewName name(view);
    const bool isOfLifeCycle = name.analysis == "lifeCycle" && (name.panel == "residual" || name.panel == "blocks");
    return isOfLifeCycle || std::ranges::find(pictures, view) != pictures.end();
}

Result<void> checkView(const std::string& view, Shown::Side side) {
    const bool isKnown = isOfAnalysis(view) || std::ranges::find(pictures, view) != pictures.end();
    if (isKnown && (side != Shown::Side::difference || hasDifference(view)))
        return {};
    if (isKnown)
        return failure({"The view %1 is of one run and has no difference; draw its side base or changed (residual, "
                        "attention, sinks, keySpace, lifeCycle and lifeCycle/blocks have a difference).",
                        {view}});
    std::string analyses;
    for (const AnalysisName& each : analysisNames())
        analyses.append(analyses.empty() ? "" : ", ").append(each.key);
    return failure({"There is no view %1; the views are residual, attention, sinks, lifeCycle, keySpace, and "
                    "ANALYSIS/PANEL, as amplifier/spectrum, with one of the analyses %2 (ANALYSIS/? lists its panels).",
                    {view, analyses}});
}

} // namespace sinkscope
