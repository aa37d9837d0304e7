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

Result<void> checkView(const std::string& view) {
    if (std::ranges::find(pictures, view) != pictures.end())
        return {};
    const ViewName name(view);
    if (analysisNamed(name.analysis) && !name.panel.empty())
        return {};
    std::string analyses;
    for (const AnalysisName& each : analysisNames())
        analyses.append(analyses.empty() ? "" : ", ").append(each.key);
    return failure("There is no view " + view +
                   "; the views are residual, attention, sinks, lifeCycle, keySpace, and ANALYSIS/PANEL, as "
                   "amplifier/spectrum, with one of the analyses " +
                   analyses + " (ANALYSIS/? lists its panels).");
}

} // namespace sinkscope
