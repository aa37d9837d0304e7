#include "analysis/PublishedAblations.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

constexpr auto tables = "arXiv 2603.05498, Tables 3-8";
const Quantity group{"group", "Changed", "", "What was changed against the baseline.", tables};
const Quantity setting{"setting", "To", "", "The value it was changed to.", tables};
const Quantity perplexity{"perplexity", "Perplexity", "", "Validation perplexity after training.", tables};
const Quantity sink{"sink", "Sink ratio", "%",
                    "Share of heads whose attention to one of the first T/2 keys exceeds 0.3, mean over T = 64 "
                    "queries.",
                    "arXiv 2603.05498, Eq. 27-28"};
const Quantity spike{"spike", "Spike", "",
                     "Largest activation magnitude; of the open model, after any layer in the prompt's run.",
                     "arXiv 2603.05498, Tables 3-8; how it is aggregated there is not printed"};
constexpr std::int64_t publishedTokens = 64;
constexpr double publishedEpsilon = 0.3;

Table ablationTable() {
    Table table{"ablations",
                "Published, 7B models trained from scratch, not computed here",
                {group, setting, perplexity, sink, spike},
                {}};
    for (const PublishedAblation& row : publishedAblations())
        table.rows.push_back(
            {{std::string(row.group), std::string(row.setting), row.perplexity, row.sinkPercent, row.spike}, {}});
    return table;
}

void addPoint(Series& series, double x, double y, std::string label) {
    series.x.push_back(x);
    series.y.push_back(y);
    series.labels.push_back(std::move(label));
}

Chart ablationChart() {
    Chart chart{"scatter", "Published, 7B models trained from scratch, not computed here", spike, sink, perplexity};
    chart.xScale = AxisScale::logarithmic;
    Series& series = chart.series.emplace_back(emptySeries("published", SeriesMeaning::plain, SeriesStyle::points));
    for (const PublishedAblation& row : publishedAblations()) {
        addPoint(series, row.spike, row.sinkPercent, std::string(row.group) + ": " + row.setting);
        series.colour.push_back(row.perplexity);
    }
    return chart;
}

double largestMagnitude(const Run& run) {
    if (run.badNumber)
        return std::numeric_limits<double>::quiet_NaN();
    double largest = 0.0;
    for (const auto& layer : run.layers)
        for (const auto& top : layer->afterFeedForward.top)
            largest = std::max(largest, static_cast<double>(std::abs(top[0].value)));
    return largest;
}

void addOpenModel(const Findings& findings, Chart& chart, Exhibit& exhibit) {
    const Run& run = *findings.run;
    const SinkFinding sinks = findSinks(run, SinkConvention::spike, publishedEpsilon);
    if (sinks.tokens != publishedTokens) {
        exhibit.notes.push_back({"The open model is not marked: its sink ratio is over %1 tokens, the published ones "
                                 "over 64; run a prompt of at least 64 tokens with T = 64.",
                                 {sinks.tokens}});
        return;
    }
    const double magnitude = largestMagnitude(run), percent = 100.0 * sinks.ratio;
    Series& own = chart.series.emplace_back(emptySeries("open model", SeriesMeaning::plain, SeriesStyle::points));
    own.meaning = SeriesMeaning::chosen;
    addPoint(own, magnitude, percent, run.model->config().name);
    own.colour.push_back(findings.loss.perplexity);
    exhibit.statements.push_back({"The open model lies at a spike of %1 and a sink ratio of %2 % on this prompt.",
                                  {magnitude, percentInWords(sinks.ratio)}});
    exhibit.notes.push_back(
        "Comparable: how sink ratio (ε 0.3, T = 64) and magnitude are computed. Not comparable: the "
        "text (one prompt here, C4 there), the size and the training; perplexities of different "
        "texts and tokenizers least of all.");
}

} // namespace

Result<Exhibit> publishedAblationsExhibit(const AnalysisInput& input, const Progress& /*progress*/) {
    Exhibit exhibit;
    Chart chart = ablationChart();
    exhibit.statements.push_back(
        "In the published ablations spikes and sinks come apart: sandwich norms and DynamicTanh "
        "lower the spike and keep the sinks; conditional gates and small heads lower both.");
    addOpenModel(*input.findings, chart, exhibit);
    exhibit.notes.push_back("Each published model was trained with the change; switching the same thing in a trained "
                            "model does not reproduce it.");
    exhibit.panels = {std::move(chart), ablationTable()};
    return exhibit;
}

} // namespace sinkscope
