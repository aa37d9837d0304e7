#include "analysis/HeadAttention.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinkscope {
namespace {

const Quantity strengthGu{"strengthGu", "Strength on token 0", "",
                          "Attention to the first token averaged over the queries that see it.", "arXiv 2410.10781"};
const Quantity distance{"distance", "Distance", "tokens", "Mean attention distance Σ A (t − k), over all queries.",
                        "this project's reading"};
const Quantity distanceWithout{"distanceWithoutSink", "Distance without sink", "tokens",
                               "The same with the sink key left out and each row renormalised.",
                               "this project's reading"};
const Quantity drain{"valueDrain", "Value drain", "",
                     "Norm of the sink key's value over the mean norm of the other tokens' values.",
                     "arXiv 2410.13835"};
const Quantity rowEntropy{"rowEntropy", "Row entropy", "",
                          "Entropy of a query's row over log(t + 1), averaged over the queries from 1 on.",
                          "arXiv 2410.13835"};
const Quantity columnEntropy{
    "columnEntropy", "Column entropy", "",
    "Entropy of a key's column over its queries, over log(T − k); largest over the first half of the keys.",
    "arXiv 2410.13835; the first half is this project's reading"};
const Quantity byEntropy{"sinkByEntropy", "Sink by entropy", "",
                         "yes: row entropy below 0.5 and column entropy above 0.9.",
                         "arXiv 2410.13835, whose thresholds are arguments; these are this project's reading"};
const Quantity ratio{"ratio", "Share of heads", "", "Heads whose strength at that place exceeds ε, over all heads.",
                     "arXiv 2410.10781"};
const Quantity meanDrain{"drain", "Value drain", "", "Mean over the layer's heads.", "arXiv 2410.13835"};
const Quantity meanDistance{"distance", "Distance", "tokens", "Mean over the layer's heads.", "this project's reading"};

struct Parts {
    const Run& run;
    SinkFinding sinks, sinksGu;
    PositionSinks positions;
    HeadAttention heads;
};

Grid strengthGrid(const Parts& parts) {
    Grid grid = headGrid("strengths", "Sink strength of each head", quantity::sinkStrength, parts.sinks.strength,
                         GridScale::linear);
    for (std::int64_t layer = 0; layer < grid.values.rows; ++layer)
        for (std::int64_t head = 0; head < grid.values.columns; ++head) {
            grid.places.push_back({.key = parts.sinks.sinkToken(layer, head)});
            grid.labels.push_back(tokenName(parts.run.tokens, parts.sinks.sinkToken(layer, head)));
        }
    return grid;
}

Table headTable(const Parts& parts) {
    Table table{"heads",
                "Heads",
                {quantity::layer, quantity::head, quantity::sinkStrength, strengthGu, quantity::sinkPosition,
                 quantity::tokenText, distance, distanceWithout, drain, rowEntropy, columnEntropy, byEntropy},
                {}};
    const HeadAttention& heads = parts.heads;
    for (std::int64_t layer = 0; layer < parts.sinks.strength.rows; ++layer)
        for (std::int64_t head = 0; head < parts.sinks.strength.columns; ++head) {
            const auto number = [&](const Matrix& matrix) { return Cell(static_cast<double>(matrix.at(layer, head))); };
            const std::int64_t sink = parts.sinks.sinkToken(layer, head);
            const char* word = isSinkByEntropy(heads, layer, head, {}) ? "yes" : "no";
            table.rows.push_back(
                {{layer, head, number(parts.sinks.strength), number(parts.sinksGu.strength), sink,
                  tokenName(parts.run.tokens, sink), number(heads.distance), number(heads.distanceWithoutSink),
                  number(heads.valueDrain), number(heads.rowEntropy), number(heads.columnEntropy), word},
                 {.layer = layer, .head = head, .key = sink}});
        }
    std::ranges::stable_sort(table.rows, std::greater(),
                             [](const TableRow& row) { return std::get<double>(row.cells[2]); });
    return table;
}

Chart positionChart(const Parts& parts) {
    Chart chart{"positions", "Which positions are sinks", quantity::position, ratio, {}};
    Series share = emptySeries("heads above ε", SeriesMeaning::sink, SeriesStyle::bars);
    Series mean = emptySeries("mean strength", SeriesMeaning::others);
    const std::size_t shown = std::max<std::size_t>(1, parts.positions.ratio.size() / 2);
    for (std::size_t place = 0; place < shown; ++place) {
        const auto position = static_cast<std::int64_t>(place);
        for (auto* series : {&share, &mean}) {
            series->x.push_back(static_cast<double>(place));
            series->labels.push_back(tokenName(parts.run.tokens, position));
            series->places.push_back({.key = position});
        }
        share.y.push_back(parts.positions.ratio[place]);
        mean.y.push_back(parts.positions.mean[place]);
    }
    chart.series = {std::move(share), std::move(mean)};
    return chart;
}

Series layerMeans(Text name, SeriesMeaning meaning, const Matrix& values) {
    std::vector<double> means;
    for (std::int64_t layer = 0; layer < values.rows; ++layer) {
        const auto row = values.row(layer);
        means.push_back(std::accumulate(row.begin(), row.end(), 0.0) / static_cast<double>(row.size()));
    }
    return lineAlongDepth(std::move(name), meaning, means, 0, values.rows);
}

Matrix above(const Matrix& strengths, double epsilon) {
    Matrix result = strengths;
    for (float& value : result.values)
        value = std::isnan(value) ? value : (value > epsilon ? 1.0F : 0.0F);
    return result;
}

Chart ratioChart(const Parts& parts) {
    Chart chart{"ratioByLayer", "Sink heads along depth", quantity::layer, ratio, {}};
    chart.series = {
        layerMeans("Spike, largest over the first half", SeriesMeaning::sink,
                   above(parts.sinks.strength, parts.sinks.epsilon)),
        layerMeans("Gu, first token", SeriesMeaning::others, above(parts.sinksGu.strength, parts.sinks.epsilon))};
    return chart;
}

Chart drainChart(const Parts& parts) {
    Chart chart{"drainByLayer", "Value drain along depth", quantity::layer, meanDrain, {}};
    chart.yScale = AxisScale::logarithmic;
    chart.levels.push_back({"as long as the others", 1.0});
    chart.series = {layerMeans("sink value over other values", SeriesMeaning::sink, parts.heads.valueDrain)};
    return chart;
}

Chart distanceChart(const Parts& parts) {
    Chart chart{"distanceByLayer", "Attention distance along depth", quantity::layer, meanDistance, {}};
    chart.series = {layerMeans("with the sink", SeriesMeaning::sink, parts.heads.distance),
                    layerMeans("without it", SeriesMeaning::others, parts.heads.distanceWithoutSink)};
    return chart;
}

Text verdict(const Parts& parts) {
    const auto& positions = parts.positions.ratio;
    const auto best =
        std::ranges::max_element(positions.begin(),
                                 positions.begin() + std::max<std::ptrdiff_t>(1, std::ssize(positions) / 2)) -
        positions.begin();
    return {"%1 % of %2 heads sink with a strength above %3 over %4 tokens (Gu et al., first token only: %5 %). The "
            "strongest position is %6 ‘%7’, a sink for %8 %.",
            {percentInWords(parts.sinks.ratio), parts.sinks.strength.rows * parts.sinks.strength.columns,
             parts.sinks.epsilon, parts.sinks.tokens, percentInWords(parts.sinksGu.ratio), std::int64_t{best},
             tokenName(parts.run.tokens, best), percentInWords(positions[static_cast<std::size_t>(best)])}};
}

Text entropyStatement(const Parts& parts) {
    std::int64_t found = 0, both = 0;
    for (std::int64_t layer = 0; layer < parts.sinks.strength.rows; ++layer)
        for (std::int64_t head = 0; head < parts.sinks.strength.columns; ++head)
            if (isSinkByEntropy(parts.heads, layer, head, {})) {
                ++found;
                both += parts.sinks.strength.at(layer, head) > parts.sinks.epsilon ? 1 : 0;
            }
    return {
        "By entropies alone (rows below %1, a column above %2) %3 heads are sink heads; %4 of them by strength too.",
        {EntropyThresholds().row, EntropyThresholds().column, found, both}};
}

} // namespace

Result<Exhibit> sinksExhibit(const AnalysisInput& input, const Progress& progress) {
    const Findings& findings = *input.findings;
    const Run& run = *findings.run;
    const double epsilon = findings.options.epsilon;
    const auto sinks = findSinks(run, SinkConvention::spike, epsilon, input.sinkWindow);
    auto heads = headAttention(run, sinks, progress);
    if (!heads)
        return tl::unexpected(heads.error());
    const Parts parts{run, sinks, findSinks(run, SinkConvention::gu, epsilon, input.sinkWindow),
                      positionSinks(run, epsilon, input.sinkWindow), *std::move(heads)};
    Exhibit exhibit;
    exhibit.statements = {verdict(parts), entropyStatement(parts)};
    if (run.model->config().learnedSinks)
        exhibit.notes.emplace_back(
            "The model has learned sinks of its own; their share has no position and is not counted here.");
    if (sinks.tokens < 64)
        exhibit.notes.push_back(
            {"The published ratios are over 64 tokens; over %1 they come out higher.", {sinks.tokens}});
    exhibit.panels = {
        strengthGrid(parts),
        positionChart(parts),
        ratioChart(parts),
        drainChart(parts),
        distanceChart(parts),
        headTable(parts),
        headGrid("valueDrain", "Value drain of each head", drain, parts.heads.valueDrain, GridScale::logarithmic),
        headGrid("distanceWithoutSink", "Attention distance without the sink", distanceWithout,
                 parts.heads.distanceWithoutSink, GridScale::linear)};
    return exhibit;
}

} // namespace sinkscope
