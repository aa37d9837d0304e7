#include "attention/AttentionViewPrivate.h"

#include "figure/RunFigures.h"

namespace sinkscope {

ViewChoice AttentionView::Private::viewChoice() const {
    ViewChoice choice;
    choice.side = runs.side;
    choice.convention = chosenConvention();
    choice.palette = scale->palette();
    return choice;
}

std::optional<FigureContent> AttentionView::Private::mapFigure() const {
    const HeatmapContent& shown = map->content();
    if (!hasPicture() || !shown.source.values)
        return std::nullopt;
    ViewChoice choice = viewChoice();
    choice.place = {.layer = selection.layer, .head = selection.head};
    choice.scale = scale->kind();
    choice.sinkShare = share();
    if (!runs.isDifference())
        choice.keptScale = scale->kept();
    // What is at hand has lost its sink already where it is left out.
    ViewChoice asAtHand = choice;
    asAtHand.sinkShare = SinkShare::kept;
    FigureContent figure = attentionFigure(runs, asAtHand, pictured);
    const std::int64_t tokens = findings->run->tokenCount();
    if (shown.source.values->rows == tokens && shown.source.values->columns == tokens) {
        auto& content = std::get<HeatmapContent>(figure.picture);
        content.bar = shown.bar;
        content.scale = shown.scale;
    } else {
        figure.picture = shown; // a part, or fewer numbers than tokens; the window computes the rest
    }
    if (tokens * tokens <= mostCellsWithoutSink)
        choice.view = "attention";
    figure.choice = choice;
    return figure;
}

std::vector<FigureContent> AttentionView::figures() const {
    std::vector<FigureContent> figures;
    if (!d->findings)
        return figures;
    if (auto map = d->mapFigure())
        figures.push_back(*std::move(map));
    ViewChoice choice = d->viewChoice();
    choice.view = "sinks";
    figures.push_back(sinksFigure(d->runs, choice));
    if (figures.size() > 1 && d->sinks->hasFocus())
        std::swap(figures.front(), figures.back());
    return figures;
}

} // namespace sinkscope
