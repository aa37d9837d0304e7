#include "commandline/FigureViews.h"

#include "engine/AttentionMap.h"
#include "figure/PanelNames.h"
#include "figure/RunFigures.h"

#include <algorithm>
#include <array>

namespace sinkscope {
namespace {

constexpr std::array kinds{"table", "chart", "grid"};

/// "sinks/strength/grid" in its parts; those that are not there are empty.
struct ViewName {
    std::string analysis, panel, kind;

    explicit ViewName(const std::string& view) {
        std::array<std::string*, 3> parts{&analysis, &panel, &kind};
        std::size_t part = 0;
        for (const char letter : view) {
            if (letter == '/' && part + 1 < parts.size())
                ++part;
            else
                *parts[part] += letter;
        }
    }
};

const std::string& keyOf(const Panel& panel) {
    return std::visit([](const auto& content) -> const std::string& { return content.key; }, panel);
}

bool isNamed(const Panel& panel, const ViewName& name) {
    return keyOf(panel) == name.panel && (name.kind.empty() || name.kind == kinds[panel.index()]);
}

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

Result<FigureContent> attentionView(const Place& place, const std::shared_ptr<const Findings>& findings,
                                    const Progress& progress) {
    if (!place.layer || !place.head)
        return failure("The view attention needs a head: name it with --layer and --head.");
    const Range all{0, findings->run->tokenCount()};
    auto map = attentionMap(*findings->run, {*place.layer, *place.head, all, all, all.size(), all.size()}, progress);
    if (!map)
        return tl::unexpected(map.error());
    return attentionFigure(findings, *place.layer, *place.head, std::make_shared<const Matrix>(*std::move(map)));
}

Result<Exhibit> exhibitOf(const std::string& analysis, AnalysisArguments arguments,
                          const std::shared_ptr<const Findings>& findings, const Progress& progress) {
    arguments.names = {analysis};
    auto exhibits = exhibitsOf(arguments, findings, progress);
    if (!exhibits)
        return tl::unexpected(exhibits.error());
    return std::move(exhibits->front().second);
}

Result<FigureContent> lifeCycleView(const AnalysisArguments& arguments, const std::shared_ptr<const Findings>& findings,
                                    const Progress& progress) {
    const auto exhibit = exhibitOf("lifeCycle", arguments, findings, progress);
    if (!exhibit)
        return tl::unexpected(exhibit.error());
    for (const Panel& panel : exhibit->panels)
        if (std::holds_alternative<Chart>(panel))
            return panelFigure("lifeCycle", panel, findings->run->tokens);
    return failure("This run has no layers whose life cycle could be drawn.");
}

} // namespace

Result<void> checkView(const std::string& view) {
    for (const char* known : {"residual", "attention", "sinks", "lifeCycle"})
        if (view == known)
            return {};
    const ViewName name(view);
    if (analysisNamed(name.analysis) && !name.panel.empty())
        return {};
    std::vector<std::string> analyses;
    for (const AnalysisName& each : analysisNames())
        analyses.emplace_back(each.key);
    return failure("There is no view " + view +
                   "; the views are residual, attention, sinks, lifeCycle, and ANALYSIS/PANEL, as amplifier/spectrum, "
                   "with one of the analyses " +
                   listed(analyses) + " (ANALYSIS/? lists its panels).");
}

Result<FigureContent> viewOf(const std::string& view, const AnalysisArguments& arguments,
                             const std::shared_ptr<const Findings>& findings, const Progress& progress) {
    if (view == "residual")
        return residualFigure(findings);
    if (view == "sinks")
        return sinksFigure(findings);
    if (view == "attention")
        return attentionView(arguments.selection, findings, progress);
    if (view == "lifeCycle")
        return lifeCycleView(arguments, findings, progress);
    const ViewName name(view);
    const auto exhibit = exhibitOf(name.analysis, arguments, findings, progress);
    if (!exhibit)
        return tl::unexpected(exhibit.error());
    for (const Panel& panel : exhibit->panels)
        if (isNamed(panel, name))
            return panelFigure(view, panel, findings->run->tokens);
    const std::vector<std::string> panels = panelNames(name.analysis, *exhibit);
    if (!panels.empty())
        return failure("The analysis " + name.analysis + " has no panel " + name.panel + " here; it has " +
                       listed(panels) + ".");
    return failure("The analysis " + name.analysis + " has no panel here: " +
                   (exhibit->notes.empty() ? "it does not apply to this model." : plainText(exhibit->notes.front())));
}

} // namespace sinkscope
