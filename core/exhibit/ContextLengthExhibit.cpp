#include "analysis/ContextGrowth.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "text/Tokenizer.h"

#include <cmath>

namespace sinkscope {
namespace {

const Quantity length{"tokens", "Prompt length", "tokens", "Tokens of the run: the beginning of one long text.", ""};
const Quantity sinkRatio{"sinkRatio", "Sink ratio", "%",
                         "Share of heads whose attention to one of the first T/2 keys, averaged over T queries, "
                         "exceeds ε; T is the whole length.",
                         "arXiv 2603.05498, Eq. 27-28; the published models use T = 64"};
const Quantity spike{"spike", "Spike", "", "Largest magnitude of the residual stream after any layer.",
                     "arXiv 2603.05498, section 3"};
const Quantity distance{"distance", "Attention distance", "tokens",
                        "Mean of Σ A[t,k] (t − k) over layers, heads and queries.", "this project's reading"};

Chart curve(const char* key, const char* title, const Quantity& y, SeriesMeaning meaning,
            const std::vector<ContextPoint>& points, double (*valueOf)(const ContextPoint&)) {
    Chart chart{key, title, length, y, {}};
    chart.xScale = AxisScale::logarithmic;
    Series& series = chart.series.emplace_back();
    series.name = y.title;
    series.meaning = meaning;
    for (const ContextPoint& point : points) {
        series.x.push_back(static_cast<double>(point.tokens));
        series.y.push_back(valueOf(point));
    }
    return chart;
}

double percentOf(const ContextPoint& point) {
    return 100.0 * point.sinkRatio;
}
double spikeOf(const ContextPoint& point) {
    return std::abs(static_cast<double>(point.largest.value));
}
double distanceOf(const ContextPoint& point) {
    return point.distance;
}

Table pointTable(const std::vector<ContextPoint>& points) {
    Table table{"lengths",
                "What grows with the prompt",
                {length, sinkRatio, spike, quantity::layer, quantity::position, quantity::channel, distance},
                {}};
    for (const ContextPoint& point : points)
        table.rows.push_back({{point.tokens, percentOf(point), spikeOf(point), point.layer, point.largest.token,
                               point.largest.channel, point.distance},
                              {.layer = point.layer, .channel = point.largest.channel}});
    return table;
}

void addNotes(const ContextGrowth& growth, const Findings& findings, Exhibit& exhibit) {
    if (growth.tooLong)
        exhibit.notes.push_back(
            {"The curve ends before %1 tokens: such a run does not fit into the memory limit.", {*growth.tooLong}});
    const std::int64_t context = findings.run->model->config().contextLength;
    if (!growth.points.empty() && growth.points.back().tokens == context)
        exhibit.notes.push_back({"The curve ends at the model's context of %1 tokens.", {context}});
    else if (!growth.tooLong && !growth.points.empty())
        exhibit.notes.push_back(
            {"The text ends at %1 tokens, before the model's context of %2.", {growth.points.back().tokens, context}});
    if (findings.run->plan)
        exhibit.notes.push_back("Interventions are not part of these runs: they are of the model as it was loaded.");
}

Exhibit exhibitOf(const ContextGrowth& growth, const Findings& findings) {
    Exhibit exhibit;
    if (growth.points.empty())
        exhibit.statements.push_back("No length of the text could be run.");
    else
        exhibit.statements = {
            {"From %1 to %2 tokens the sink ratio (ε %3) goes from %4 % to %5 %.",
             {growth.points.front().tokens, growth.points.back().tokens, findings.options.epsilon,
              percentInWords(growth.points.front().sinkRatio), percentInWords(growth.points.back().sinkRatio)}},
            {"The spike goes from %1 to %2, the mean attention distance from %3 to %4 tokens.",
             {spikeOf(growth.points.front()), spikeOf(growth.points.back()), growth.points.front().distance,
              growth.points.back().distance}}};
    addNotes(growth, findings, exhibit);
    exhibit.panels = {
        curve("sinkRatio", "Sink ratio against length", sinkRatio, SeriesMeaning::sink, growth.points, percentOf),
        curve("spike", "Spike against length", spike, SeriesMeaning::spike, growth.points, spikeOf),
        curve("distance", "Attention distance against length", distance, SeriesMeaning::attention, growth.points,
              distanceOf),
        pointTable(growth.points)};
    return exhibit;
}

} // namespace

Result<Exhibit> contextLengthExhibit(const AnalysisInput& input, const Progress& progress) {
    const Findings& findings = *input.findings;
    const auto& model = findings.run->model;
    if (!model->tokenizer()) {
        Exhibit exhibit;
        exhibit.notes.push_back("The model came without a tokenizer, so no long text can be cut to lengths.");
        return exhibit;
    }
    const auto text = model->tokenizer()->encode(input.longText, SpecialTokens::add);
    if (!text)
        return tl::unexpected(text.error());
    const auto growth = contextGrowth(model, *text, findings.options.epsilon, progress);
    if (!growth)
        return tl::unexpected(growth.error());
    return exhibitOf(*growth, findings);
}

} // namespace sinkscope
