#include "figure/RunFigures.h"

#include "attention/AttentionPicture.h"
#include "attention/WithoutSink.h"
#include "exhibit/LifeCycleCharts.h"
#include "heatmap/ResidualPicture.h"
#include "style/Difference.h"

#include <QCoreApplication>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

/// What the choice says of colours; a difference keeps its own.
void setColours(HeatmapContent& content, const ViewChoice& choice, const Shown& shown) {
    if (shown.isDifference())
        return;
    if (choice.keptScale) {
        content.scale.low = choice.keptScale->low;
        content.scale.high = choice.keptScale->high;
    }
    if (choice.palette && content.palette != Palette::diverging)
        content.palette = *choice.palette;
}

QString titled(const QString& title, const Shown& shown) {
    return shown.isDifference() ? Words::tr("%1, changed − base").arg(title) : title;
}

Sides<Matrix> withoutSink(const Sides<Matrix>& maps, std::int64_t sink) {
    const auto without = [sink](const std::shared_ptr<const Matrix>& map) {
        return map ? std::make_shared<const Matrix>(sinkscope::withoutSink(*map, sink)) : nullptr;
    };
    return {without(maps.base), without(maps.changed)};
}

} // namespace

ResidualChoice residualChoice(const ViewChoice& choice) {
    return {choice.site, choice.quantity, choice.place.channel.value_or(0)};
}

FigureContent residualFigure(const Shown& shown, const ViewChoice& choice, const Sides<Matrix>& values) {
    const auto kind = choice.scale.value_or(ValueScale::Kind::logarithmic);
    HeatmapContent content = residualPicture(shown, residualChoice(choice), kind, values);
    setColours(content, choice, shown);
    return {choice, titled(Words::tr("Residual magnitudes"), shown), std::move(content)};
}

FigureContent sinksFigure(const Shown& shown, const ViewChoice& choice) {
    HeatmapContent content = sinksPicture(shown, choice.convention);
    setColours(content, choice, shown);
    return {choice, titled(Words::tr("Sink strength of each head"), shown), std::move(content)};
}

FigureContent attentionFigure(const Shown& shown, const ViewChoice& choice, const Sides<Matrix>& maps) {
    const std::int64_t layer = choice.place.layer.value_or(0), head = choice.place.head.value_or(0);
    const std::int64_t baseSink = sinksOf(*shown.base, choice.convention).sinkToken(layer, head);
    const HeadMap map{layer, head, choice.sinkShare,
                      choice.sinkShare == SinkShare::leftOut ? withoutSink(maps, baseSink) : maps};
    HeatmapContent content =
        attentionPicture(shown, choice.convention, map, choice.scale.value_or(ValueScale::Kind::logarithmic));
    setColours(content, choice, shown);
    return {choice, titled(Words::tr("Attention of layer %1, head %2").arg(layer).arg(head), shown),
            std::move(content)};
}

FigureContent keySpaceFigure(const Shown& shown, const ViewChoice& choice, const Sides<KeySpace>& spaces) {
    const bool isBase = !shown.isComparison() || shown.side == Shown::Side::base;
    KeySpacePicture picture;
    picture.content.side = shown.side;
    picture.content.space = isBase ? spaces.base : spaces.changed;
    picture.content.partner = isBase ? spaces.changed : spaces.base;
    picture.content.findings = isBase ? shown.base : shown.changed;
    constexpr std::int64_t none = -1;
    picture.content.selection.query = choice.place.query.value_or(none);
    picture.content.selection.key = choice.place.key.value_or(none);
    picture.camera.azimuth = choice.azimuth;
    picture.camera.elevation = choice.elevation;
    if (choice.eye) {
        picture.camera.target = choice.eye->target;
        picture.camera.distance = choice.eye->distance;
        picture.framing = KeySpacePicture::Framing::kept;
    }
    return {choice,
            titled(Words::tr("Key space of layer %1, head %2")
                       .arg(picture.content.space->layer)
                       .arg(picture.content.space->head),
                   shown),
            std::move(picture)};
}

std::vector<FigureContent> lifeCycleFigures(const Shown& shown, const ViewChoice& choice) {
    std::vector<FigureContent> figures;
    const Findings& findings = *shown.findings();
    if (findings.lifeCycle.residual.empty())
        return figures;
    ViewChoice named = choice;
    named.view = "lifeCycle";
    for (const Chart& chart :
         shown.isDifference() ? lifeCycleCharts(*shown.base, *shown.changed) : lifeCycleCharts(findings)) {
        figures.push_back(panelFigure(named, chart, findings.run->tokens));
        named.view = "lifeCycle/blocks";
    }
    return figures;
}

} // namespace sinkscope
