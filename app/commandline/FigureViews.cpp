#include "commandline/FigureViews.h"

#include "analysis/KeySpace.h"
#include "engine/Arrays.h"
#include "engine/AttentionMap.h"
#include "figure/PanelNames.h"
#include "figure/PictureWords.h"
#include "figure/RunFigures.h"
#include "figure/ViewNames.h"
#include "heatmap/ResidualPicture.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sinkscope {
namespace {

constexpr std::array kinds{"table", "chart", "grid"};

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

/// The same of both runs, where there are two.
template <typename Value, typename Compute>
Result<Sides<Value>> ofBoth(const Shown& shown, const Compute& compute) {
    Sides<Value> sides;
    for (auto [findings, side] : {std::pair(shown.base, &sides.base), std::pair(shown.changed, &sides.changed)}) {
        if (!findings)
            continue;
        Result<Value> value = compute(*findings->run);
        if (!value)
            return tl::unexpected(value.error());
        *side = std::make_shared<const Value>(*std::move(value));
    }
    return sides;
}

template <typename Value>
Sides<Value> sidesOf(const BothRuns<Value>& kept) {
    return {kept.base, kept.changed};
}

const SessionPictures& picturesOf(const Session& session) {
    static const SessionPictures none;
    return session.pictures ? *session.pictures : none;
}

Result<void> checkHead(const ViewChoice& choice, const Shown& shown) {
    const Place& place = choice.place;
    const Matrix& heads = shown.base->sinks.strength;
    if (!place.layer || !place.head)
        return failure({"The view %1 needs a head: name it with --layer and --head, a panel's with layer and head.",
                        {choice.view}});
    if (*place.layer >= heads.rows || *place.head >= heads.columns)
        return failure({"There is no head %1 in layer %2; the model has %3 layers with %4 heads each.",
                        {*place.head, *place.layer, heads.rows, heads.columns}});
    return {};
}

Result<FigureContent> residualView(const Session* kept, const Shown& shown, const ViewChoice& choice) {
    if (choice.quantity != ResidualChoice::Shown::channel)
        return residualFigure(shown, choice, residualNumbers(shown, residualChoice(choice)));
    const auto& model = shown.base->run->model;
    const std::int64_t width = model ? model->config().width : 0;
    if (!choice.place.channel || *choice.place.channel >= width)
        return failure({"A residual map of one channel needs its number, from 0 to %1.", {width - 1}});
    const std::int64_t channel = *choice.place.channel;
    const auto values =
        kept ? keptChannels(picturesOf(*kept), channel).map(sidesOf<Matrix>)
             : ofBoth<Matrix>(shown, [&](const Run& run) { return Result<Matrix>(channelValues(run, channel)); });
    return values.map([&](const Sides<Matrix>& both) { return residualFigure(shown, choice, both); });
}

Result<FigureContent> attentionView(const Session* kept, const Shown& shown, const ViewChoice& choice,
                                    const Progress& progress) {
    if (auto known = checkHead(choice, shown); !known)
        return tl::unexpected(known.error());
    const Range all{0, shown.base->run->tokenCount()};
    const MapRequest request{*choice.place.layer, *choice.place.head, all, all, all.size(), all.size()};
    const auto maps = kept
                          ? keptMaps(picturesOf(*kept), request).map(sidesOf<Matrix>)
                          : ofBoth<Matrix>(shown, [&](const Run& run) { return attentionMap(run, request, progress); });
    return maps.map([&](const Sides<Matrix>& both) { return attentionFigure(shown, choice, both); });
}

Result<FigureContent> keySpaceView(const Session* kept, const Shown& shown, const ViewChoice& choice) {
    if (auto known = checkHead(choice, shown); !known)
        return tl::unexpected(known.error());
    const std::int64_t layer = *choice.place.layer, head = *choice.place.head;
    const auto spaces =
        kept ? keptSpaces(picturesOf(*kept), layer, head, choice.rotation).map(sidesOf<KeySpace>)
             : ofBoth<KeySpace>(shown, [&](const Run& run) {
                   return Result<KeySpace>(keySpace(run, layer, head, choice.rotation, *shown.base->run));
               });
    return spaces.map([&](const Sides<KeySpace>& both) { return keySpaceFigure(shown, choice, both); });
}

Result<Exhibit> exhibitOf(const std::string& analysis, AnalysisArguments arguments, const Shown& shown,
                          const ViewChoice& choice, const Progress& progress) {
    arguments.selection = choice.place;
    arguments.wholePrompt = arguments.wholePrompt || choice.sinkWindow == SinkWindow::wholePrompt;
    auto input = analysisInput(arguments, shown.findings());
    if (!input)
        return tl::unexpected(input.error());
    if (choice.prompts)
        input->prompts = *choice.prompts;
    if (!choice.longText.empty())
        input->longText = choice.longText;
    return makeExhibit(*analysisNamed(analysis), *input, progress);
}

/// Of the overview's life cycle: whole with `view` lifeCycle, else the chart named.
std::optional<FigureContent> lifeCycleView(const Shown& shown, const ViewChoice& choice) {
    const ViewName name(choice.view);
    if (name.analysis != "lifeCycle")
        return std::nullopt;
    for (FigureContent& figure : lifeCycleFigures(shown, choice)) {
        const auto& chart = std::get<Chart>(figure.picture);
        if (!name.panel.empty() && !isNamed(chart, name))
            continue;
        figure.choice = choice;
        return std::move(figure);
    }
    return std::nullopt;
}

/// Whether the ends that are asked for fit the scale that the grid has.
Result<void> checkRange(const GridPicture& picture) {
    const ValueScale scale = picture.heatmap().scale;
    if (!picture.colours.range || scale.kind == ValueScale::Kind::centred) // zero stays in the middle
        return {};
    if (const auto fault = rangeFault(scale))
        return failure({"The range of the colours needs %1.", {*fault}});
    return {};
}

Result<Exhibit> storedExhibitOf(const Session& session, const AnalysisArguments& arguments, const Shown& shown,
                                const ViewChoice& choice) {
    const auto analysis = analysisNamed(ViewName(choice.view).analysis);
    const KeptExhibit* kept = analysis ? keptExhibit(session, *analysis, shown, choice, arguments) : nullptr;
    if (!kept)
        return failure({"The view %1 needs the model; the session keeps no such analysis.", {choice.view}});
    return *kept->exhibit;
}

Result<FigureContent> panelView(const Session* kept, const AnalysisArguments& arguments, const Shown& shown,
                                const ViewChoice& choice, const Progress& progress) {
    const ViewName name(choice.view);
    const auto exhibit = kept ? storedExhibitOf(*kept, arguments, shown, choice)
                              : exhibitOf(name.analysis, arguments, shown, choice, progress);
    if (!exhibit)
        return tl::unexpected(exhibit.error());
    for (const Panel& panel : exhibit->panels)
        if (isNamed(panel, name)) {
            FigureContent content = panelFigure(choice, panel, shown.base->run->tokens);
            const auto* grid = std::get_if<GridPicture>(&content.picture);
            const Result<void> fits = grid ? checkRange(*grid) : Result<void>();
            return fits ? Result<FigureContent>(std::move(content)) : tl::unexpected(fits.error());
        }
    const std::vector<std::string> panels = panelNames(name.analysis, *exhibit);
    if (!panels.empty())
        return failure(
            {"The analysis %1 has no panel %2 here; it has %3.", {name.analysis, name.panel, listed(panels)}});
    return failure(
        {"The analysis %1 has no panel here: %2",
         {name.analysis, exhibit->notes.empty() ? Text("it does not apply to this model.") : exhibit->notes.front()}});
}

} // namespace

Result<FigureContent> viewOf(const ViewChoice& choice, const AnalysisArguments& arguments, const PicturedRun& pictured,
                             const Progress& progress) {
    if (auto known = checkView(choice.view, choice.side); !known)
        return tl::unexpected(known.error());
    const Shown shown = shownOf(pictured.run, choice);
    const Session* kept = pictured.kept.get();
    if (choice.view == "residual")
        return residualView(kept, shown, choice);
    if (choice.view == "sinks")
        return sinksFigure(shown, choice);
    if (choice.view == "attention")
        return attentionView(kept, shown, choice, progress);
    if (choice.view == "keySpace")
        return keySpaceView(kept, shown, choice);
    if (auto lifeCycle = lifeCycleView(shown, choice))
        return *std::move(lifeCycle);
    if (choice.view == "lifeCycle")
        return failure("This run has no layers whose life cycle could be drawn.");
    return panelView(kept, arguments, shown, choice, progress);
}

Result<FigureContent> panelsView(const PanelsChoice& choice, const AnalysisArguments& arguments,
                                 const PicturedRun& pictured, const Progress& progress) {
    PanelPicture picture{choice.columns, {}};
    for (const PanelChoice& each : choice.panels) {
        auto content = viewOf(each.picture, arguments, pictured, progress);
        if (!content) {
            Error error = content.error();
            error.text = {"Panel %1: %2", {picture.panels.size() + 1, error.text}};
            return tl::unexpected(std::move(error));
        }
        if (each.title)
            content->title = QString::fromStdString(*each.title);
        picture.panels.push_back(*std::move(content));
    }
    return panelsFigure(std::move(picture));
}

} // namespace sinkscope
