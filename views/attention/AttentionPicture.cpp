#include "attention/AttentionPicture.h"

#include "heatmap/PromptAxis.h"
#include "style/Difference.h"
#include "style/NumberText.h"

#include <QCoreApplication>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AttentionView)
};

/// Attention below this is rounding and clutter on a logarithmic scale.
constexpr double leastAttention = 1e-4;

std::shared_ptr<const Matrix> strengthOf(const std::shared_ptr<const Findings>& findings, SinkConvention convention) {
    // The Findings own the matrix; sharing their ownership spares a copy.
    return {findings, &sinksOf(*findings, convention).strength};
}

HeatmapContent sinksOfRun(const std::shared_ptr<const Findings>& findings, SinkConvention convention) {
    const double epsilon = sinksOf(*findings, convention).epsilon;
    HeatmapContent picture;
    picture.source.values = strengthOf(findings, convention);
    picture.bar.title = Words::tr("sink strength");
    picture.bar.threshold = ColourBar::Threshold{epsilon, Words::tr("ε = %1").arg(shortText(epsilon))};
    picture.marks.contour = epsilon;
    picture.describe = [findings, convention](const HeatmapHit& hit) {
        return sinkDescription(*findings, convention, hit);
    };
    return picture;
}

HeatmapContent sinksDifference(const Shown& shown, SinkConvention convention) {
    HeatmapContent picture;
    picture.source.values = std::make_shared<const Matrix>(
        difference({strengthOf(shown.base, convention), strengthOf(shown.changed, convention)}));
    picture.scale = fittingScale(ValueScale::Kind::centred, *picture.source.values);
    picture.palette = Palette::diverging;
    picture.bar.title = Words::tr("changed − base");
    picture.bar.shortTitle = QStringLiteral("Δ");
    picture.describe = [shown, convention](const HeatmapHit& hit) {
        return sinkDifferenceDescription(shown, convention, hit);
    };
    return picture;
}

} // namespace

HeatmapContent sinksPicture(const Shown& shown, SinkConvention convention) {
    HeatmapContent picture =
        shown.isDifference() ? sinksDifference(shown, convention) : sinksOfRun(shown.findings(), convention);
    const Matrix& values = *picture.source.values;
    picture.rows = {Words::tr("Layer"), values.rows, HeatmapAxis::Names::numbers, {}, 0};
    picture.columns = {Words::tr("Head"), values.columns, HeatmapAxis::Names::numbers, {}, 0};
    picture.source.rows = {0, values.rows};
    picture.source.columns = {0, values.columns};
    picture.rule = {Reduction::maximum, Missing::shown};
    return picture;
}

std::shared_ptr<const Matrix> attentionNumbers(const Shown& shown, const HeadMap& map) {
    if (shown.isDifference())
        return std::make_shared<const Matrix>(difference(map.values));
    return shown.findings() == shown.base ? map.values.base : map.values.changed;
}

ValueScale attentionScale(const Shown& shown, const HeadMap& map, ValueScale::Kind kind) {
    const bool hasBoth = map.values.base && map.values.changed;
    if (shown.isDifference() && hasBoth)
        return fittingScale(ValueScale::Kind::centred, difference(map.values));
    if (kind == ValueScale::Kind::logarithmic)
        return {ValueScale::Kind::logarithmic, leastAttention, 1.0};
    // Shares of the rest are often small; without a sink the picture gets its own range.
    if (map.values.base && map.share == SinkShare::leftOut)
        return fittingScale(ValueScale::Kind::linear, map.values);
    return {ValueScale::Kind::linear, 0.0, 1.0};
}

ColourBar attentionBar(const Shown& shown, SinkShare share) {
    ColourBar bar;
    bar.title = share == SinkShare::leftOut ? Words::tr("attention without the sink") : Words::tr("attention");
    if (shown.isDifference())
        bar.title = Words::tr("changed − base · %1").arg(bar.title);
    return bar;
}

std::optional<SideColumn> learnedSinkColumn(const Shown& shown, const HeadMap& map) {
    const auto shares = [&map](const std::shared_ptr<const Findings>& findings) -> std::shared_ptr<const Matrix> {
        const Matrix& all = findings->run->layer(map.layer).heads.learnedSink;
        const auto column = std::make_shared<Matrix>(all.columns, 1);
        for (std::int64_t query = 0; query < column->rows; ++query)
            column->at(query, 0) = all.at(map.head, query);
        return column;
    };
    SideColumn column;
    column.title = Words::tr("learned sink");
    column.values = shown.isDifference()
                        ? std::make_shared<const Matrix>(difference({shares(shown.base), shares(shown.changed)}))
                        : shares(shown.findings());
    if (map.share == SinkShare::leftOut || column.values->empty())
        return std::nullopt;
    column.describe = [shown, values = column.values](std::int64_t query) {
        return learnedSinkDescription(shown, *values, query);
    };
    return column;
}

HeatmapContent attentionPicture(const Shown& shown, SinkConvention convention, const HeadMap& map,
                                ValueScale::Kind kind) {
    const Findings& findings = *shown.findings();
    HeatmapContent picture;
    picture.source.values = attentionNumbers(shown, map);
    picture.rows = promptAxis(findings.run->tokens, Words::tr("Query"));
    picture.columns = promptAxis(findings.run->tokens, Words::tr("Key"));
    picture.source.rows = {0, picture.rows.cells};
    picture.source.columns = {0, picture.columns.cells};
    picture.rule = {Reduction::maximum, Missing::passedOver};
    picture.empty = EmptyHalf::aboveDiagonal;
    if (shown.isDifference())
        picture.palette = Palette::diverging;
    picture.scale = attentionScale(shown, map, kind);
    picture.bar = attentionBar(shown, map.share);
    picture.side = learnedSinkColumn(shown, map);
    picture.marks.sinkColumn = sinksOf(findings, convention).sinkToken(map.layer, map.head);
    return picture;
}

} // namespace sinkscope
