#include "figure/RunFigures.h"

#include "analysis/ResidualMap.h"
#include "heatmap/PromptAxis.h"
#include "heatmap/ResidualText.h"
#include "style/NumberText.h"

#include <QCoreApplication>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

TileSource wholeSource(std::shared_ptr<const Matrix> values) {
    const Range rows{0, values->rows}, columns{0, values->columns};
    return {std::move(values), rows, columns};
}

} // namespace

FigureContent residualFigure(const std::shared_ptr<const Findings>& findings) {
    const ResidualChoice choice;
    HeatmapContent content;
    content.source = wholeSource(
        std::make_shared<const Matrix>(residualMap(*findings->run, choice.site, ResidualQuantity::largest)));
    content.rows = residualLayers(*findings->run, choice);
    content.columns = promptAxis(findings->run->tokens, Words::tr("Token"));
    content.rule = {Reduction::maximum, Missing::shown};
    content.scale = fittingScale(ValueScale::Kind::logarithmic, *content.source.values);
    content.bar.title = residualBarTitle(choice);
    if (const double absolute = findings->options.massive.absolute; absolute > 0.0)
        content.bar.threshold = ColourBar::Threshold{absolute, Words::tr("massive > %1").arg(shortText(absolute))};
    content.marks = residualMarks(*findings, choice);
    return {"residual", Words::tr("Residual magnitudes"), std::move(content), {}};
}

FigureContent sinksFigure(const std::shared_ptr<const Findings>& findings) {
    const SinkFinding& sinks = findings->sinks;
    HeatmapContent content;
    content.source = wholeSource(std::shared_ptr<const Matrix>(findings, &sinks.strength));
    content.rows = {Words::tr("Layer"), sinks.strength.rows, HeatmapAxis::Names::numbers, {}, 0};
    content.columns = {Words::tr("Head"), sinks.strength.columns, HeatmapAxis::Names::numbers, {}, 0};
    content.rule = {Reduction::maximum, Missing::shown};
    content.bar.title = Words::tr("sink strength");
    content.bar.threshold = ColourBar::Threshold{sinks.epsilon, Words::tr("ε = %1").arg(shortText(sinks.epsilon))};
    content.marks.contour = sinks.epsilon;
    return {"sinks", Words::tr("Sink strength of each head"), std::move(content), {}};
}

FigureContent attentionFigure(const std::shared_ptr<const Findings>& findings, std::int64_t layer, std::int64_t head,
                              std::shared_ptr<const Matrix> map) {
    HeatmapContent content;
    content.source = wholeSource(std::move(map));
    content.rows = promptAxis(findings->run->tokens, Words::tr("Query"));
    content.columns = promptAxis(findings->run->tokens, Words::tr("Key"));
    content.rule = {Reduction::maximum, Missing::passedOver};
    content.empty = EmptyHalf::aboveDiagonal;
    content.bar.title = Words::tr("attention");
    content.marks.sinkColumn = findings->sinks.sinkToken(layer, head);
    return {"attention",
            Words::tr("Attention of layer %1, head %2").arg(layer).arg(head),
            std::move(content),
            {.layer = layer, .head = head}};
}

} // namespace sinkscope
