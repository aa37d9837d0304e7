#include "commandline/PicturedRun.h"

#include "exhibit/LifeCycleCharts.h"
#include "figure/ViewNames.h"

#include <algorithm>

namespace sinkscope {
namespace {

bool hasHead(const Session& session, const Place& place) {
    const Matrix& heads = session.base->sinks.strength;
    return place.layer && place.head && *place.layer < heads.rows && *place.head < heads.columns;
}

/// Those ask nothing of a run's tensors.
bool isChartOfLifeCycle(const Findings& findings, const ViewName& name) {
    return name.analysis == "lifeCycle" &&
           (name.panel.empty() || std::ranges::any_of(lifeCycleCharts(findings),
                                                      [&](const Chart& chart) { return chart.key == name.panel; }));
}

bool keepsWholeMap(const Session& session, const Place& place) {
    return session.pictures && std::ranges::any_of(session.pictures->maps, [&](const SessionPictures::Map& map) {
               return map.layer == place.layer && map.head == place.head &&
                      map.values.base->rows == session.base->run->tokenCount();
           });
}

bool keepsChannel(const Session& session, const Place& place) {
    if (!place.channel || *place.channel >= session.base->run->model->config().width)
        return true; // which is a fault to be told
    return session.pictures && keptChannels(*session.pictures, *place.channel);
}

} // namespace

Shown shownOf(const FinishedRun& run, const ViewChoice& choice) {
    if (!run.intervened)
        return {run.base, nullptr, Shown::Side::base};
    return {run.base, run.intervened->findings, choice.side};
}

const KeptExhibit* keptExhibit(const Session& session, Analysis analysis, const Shown& shown, const ViewChoice& choice,
                               const AnalysisArguments& arguments) {
    if (arguments.prompts || arguments.longText)
        return nullptr;
    const bool isOfBase = !shown.isComparison() || shown.side == Shown::Side::base;
    const KeptExhibit* kept =
        session.analyses.find(analysis, isOfBase ? KeptExhibit::Of::base : KeptExhibit::Of::changed);
    const bool isAsChosen = kept && (choice.place == Place() || choice.place == kept->selection) &&
                            (!choice.prompts || choice.prompts == kept->choices.prompts) &&
                            (choice.longText.empty() || choice.longText == kept->choices.longText) &&
                            (analysis != Analysis::sinks || choice.sinkWindow == kept->choices.sinkWindow);
    return isAsChosen ? kept : nullptr;
}

bool isKept(const PicturedRun& pictured, const ViewChoice& choice, const AnalysisArguments& arguments) {
    const Session& session = *pictured.kept;
    if (choice.view == "sinks" || isChartOfLifeCycle(*session.base, ViewName(choice.view)))
        return true;
    if (choice.view == "residual")
        return choice.quantity != ResidualChoice::Shown::channel || keepsChannel(session, choice.place);
    if (choice.view == "attention")
        return !hasHead(session, choice.place) || keepsWholeMap(session, choice.place);
    if (choice.view == "keySpace")
        return !hasHead(session, choice.place) ||
               (session.pictures &&
                keptSpaces(*session.pictures, *choice.place.layer, *choice.place.head, choice.rotation));
    const auto analysis = analysisNamed(ViewName(choice.view).analysis);
    return analysis && keptExhibit(session, *analysis, shownOf(pictured.run, choice), choice, arguments) != nullptr;
}

} // namespace sinkscope
