#include "analysis/HeadValues.h"
#include "analysis/KeyGeometry.h"
#include "analysis/PromptRuns.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"
#include "support/Median.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinkscope {
namespace {

constexpr auto paper = "arXiv 2603.05498, section 1.6 of the facts";
constexpr auto guPaper = "arXiv 2410.10781";
constexpr auto jinPaper = "arXiv 2502.01563; λ = 5 from a secondary source";
const Quantity gap{"logitGap", "Logit gap", "",
                   "Scaled q·k to the sink key minus the mean to the other earlier keys, the query's own left out; "
                   "mean over the queries.",
                   "arXiv 2410.13835, released code"};
const Quantity gapBefore{"logitGapBeforeRotation", "Gap before RoPE", "",
                         "The same with queries and keys before rotation.", "this project's reading"};
const Quantity sinkCosine{"sinkCosine", "cos to sink", "", "Mean cosine between queries and the sink key, rotated.",
                          guPaper};
const Quantity otherCosine{"otherCosine", "cos to others", "",
                           "Mean cosine between queries and other earlier keys, rotated.", guPaper};
const Quantity sinkNorms{"sinkNorms", "‖q‖‖k‖ to sink", "", "Mean product of the norms of queries and of the sink key.",
                         guPaper};
const Quantity otherNorms{"otherNorms", "‖q‖‖k‖ to others", "",
                          "Mean product of the norms of queries and of other earlier keys.", guPaper};
const Quantity keyDimension{"keyDimension", "Dimension of other keys", "",
                            "Participation ratio (Σσ²)²/Σσ⁴ of the stacked keys without the sink key.", paper};
const Quantity queryDimension{"queryDimension", "Dimension of queries", "",
                              "Participation ratio of the stacked queries.", paper};
const Quantity sinkDimension{
    "sinkKeyDimension", "Dimension of sink keys", "",
    "Participation ratio of the sink keys of all prompts of the set, before rotation; at most their number.", paper};
const Quantity span{"spanShare", "Share in the spike channels' span", "",
                    "Share of the sink key's energy in the span of what the spike channels alone write into it.",
                    "arXiv 2603.05498, Eq. 26"};
const Quantity vectorKind{"vectors", "Vectors", "", "query, key or value; keys and values by key head.", jinPaper};
const Quantity dimension{"dimension", "Dimension", "", "Coordinate within the head, half-split order.", jinPaper};
const Quantity ratio{"ratio", "Times the mean", "", "Norm of the coordinate over all positions, over the head's mean.",
                     jinPaper};
const Quantity turn{"wavelength", "Wavelength", "tokens",
                    "Tokens for one full turn of the coordinate's rotary pair; empty where it does not turn.",
                    "arXiv 2104.09864"};
const Quantity valueNorm{"norm", "Norm over positions", "", "M = ‖x‖ of one coordinate over all positions.", jinPaper};

using Heads = std::vector<HeadGeometry>;

/// Participation ratio of each head's sink keys over the prompts, by layer and head; empty for fewer than two prompts.
struct PromptSinkKeys {
    std::vector<Matrix> keys; ///< [heads of all layers] of [prompts, headSize]

    void add(const Run& run, std::int64_t prompt, std::int64_t prompts) {
        const auto sinks = findSinks(run, SinkConvention::spike, 0.3);
        const std::int64_t heads = sinks.strength.columns;
        for (std::int64_t layer = 0; layer < run.layerCount(); ++layer)
            for (std::int64_t head = 0; head < heads; ++head) {
                const Matrix all = headVectors(run, layer, head, HeadVectors::key, Rotation::before);
                if (prompt == 0)
                    keys.emplace_back(prompts, all.columns);
                const auto key = all.row(sinks.sinkToken(layer, head));
                std::ranges::copy(key, keys[static_cast<std::size_t>(layer * heads + head)].row(prompt).begin());
            }
    }
};

struct Parts {
    const Run& run;
    const SinkFinding& sinks;
    Heads after, before;
    std::vector<double> sinkDimensions; ///< empty, or one for each head
};

Cell optionalNumber(double value, bool exists) {
    return exists ? Cell(value) : Cell();
}

Table headTable(const Parts& parts) {
    Table table{"heads",
                "Heads",
                {quantity::layer, quantity::head, quantity::sinkStrength, quantity::sinkPosition, gap, gapBefore,
                 sinkCosine, otherCosine, sinkNorms, otherNorms, keyDimension, queryDimension, sinkDimension, span},
                {}};
    for (std::size_t place = 0; place < parts.after.size(); ++place) {
        const HeadGeometry& head = parts.after[place];
        const bool hasDimension = !parts.sinkDimensions.empty();
        table.rows.push_back(
            {{head.layer, head.head, static_cast<double>(parts.sinks.strength.at(head.layer, head.head)), head.sink,
              head.gap(), parts.before[place].gap(), head.sinkCosine, head.otherCosine, head.sinkNorms, head.otherNorms,
              head.keyDimension, head.queryDimension,
              optionalNumber(hasDimension ? parts.sinkDimensions[place] : 0.0, hasDimension),
              optionalNumber(head.spanShare, !std::isnan(head.spanShare))},
             {.layer = head.layer, .head = head.head, .key = head.sink}});
    }
    std::ranges::stable_sort(table.rows, std::greater(),
                             [](const TableRow& row) { return std::get<double>(row.cells[2]); });
    return table;
}

/// Each head as a point; its colour is the sink strength.
Chart scatter(const char* key, Text title, const Quantity& x, const Quantity& y, const Parts& parts,
              double (*xOf)(const HeadGeometry&), double (*yOf)(const HeadGeometry&)) {
    Chart chart{key, std::move(title), x, y, quantity::sinkStrength};
    Series series = emptySeries("heads", SeriesMeaning::plain, SeriesStyle::points);
    for (const HeadGeometry& head : parts.after) {
        series.x.push_back(xOf(head));
        series.y.push_back(yOf(head));
        series.colour.push_back(parts.sinks.strength.at(head.layer, head.head));
        series.labels.push_back("L" + std::to_string(head.layer) + " H" + std::to_string(head.head));
        series.places.push_back({.layer = head.layer, .head = head.head, .key = head.sink});
    }
    chart.series.push_back(std::move(series));
    return chart;
}

Grid gapGrid(const Parts& parts) {
    Grid grid = headGrid("logitGaps", "Logit gap of each head", gap, parts.sinks.strength, GridScale::diverging);
    for (const HeadGeometry& head : parts.after)
        grid.values.at(head.layer, head.head) = static_cast<float>(head.gap());
    return grid;
}

const char* wordOf(HeadVectors vectors) {
    return vectors == HeadVectors::query ? "query" : vectors == HeadVectors::key ? "key" : "value";
}

Table massiveTable(const Run& run) {
    Table table{"massiveValues",
                "Massive values in queries, keys and values",
                {quantity::layer, vectorKind, quantity::head, dimension, ratio, turn},
                {}};
    for (const MassiveHeadValue& value : massiveHeadValues(run, massiveHeadFactor)) {
        const double angle =
            value.vectors == HeadVectors::value ? 0.0 : turnPerToken(run, value.layer, value.dimension);
        table.rows.push_back({{value.layer, wordOf(value.vectors), value.head, value.dimension, value.ratio,
                               optionalNumber(2.0 * std::numbers::pi / angle, angle > 0.0)},
                              {.layer = value.layer}});
    }
    std::ranges::stable_sort(table.rows, std::greater(),
                             [](const TableRow& row) { return std::get<double>(row.cells[4]); });
    return table;
}

Grid valueGrid(const Run& run, std::int64_t layer, HeadVectors vectors) {
    Grid grid;
    grid.key = vectors == HeadVectors::query ? "queryNorms" : "keyNorms";
    grid.title = vectors == HeadVectors::query ? Text("Queries of layer %1, by coordinate", {layer})
                                               : Text("Keys of layer %1, by coordinate", {layer});
    grid.value = valueNorm;
    const bool isQuery = vectors == HeadVectors::query;
    grid.rows = {isQuery ? GridAxisKind::head : GridAxisKind::other, quantity::head, 0};
    grid.columns = {GridAxisKind::other, dimension, 0};
    grid.values = headValueNorms(run, layer, vectors);
    return grid;
}

/// Median over the heads that sink, or over those that do not.
double medianOver(const Parts& parts, bool sinking, const std::function<double(std::size_t)>& number) {
    std::vector<double> values;
    for (std::size_t place = 0; place < parts.after.size(); ++place) {
        const HeadGeometry& head = parts.after[place];
        if ((parts.sinks.strength.at(head.layer, head.head) > parts.sinks.epsilon) == sinking)
            values.push_back(number(place));
    }
    return medianOf(std::move(values));
}

void describe(Exhibit& exhibit, const Parts& parts) {
    const auto gapOf = [&](std::size_t place) { return parts.after[place].gap(); };
    const auto cosineOf = [&](std::size_t place) { return parts.after[place].sinkCosine; };
    exhibit.statements.push_back({"Sink heads have a median logit gap of %1 and a cosine of %2 to their sink key; "
                                  "heads that do not sink %3 and %4.",
                                  {medianOver(parts, true, gapOf), medianOver(parts, true, cosineOf),
                                   medianOver(parts, false, gapOf), medianOver(parts, false, cosineOf)}});
    if (!parts.sinkDimensions.empty())
        exhibit.statements.push_back(
            {"Over the prompts the sink keys of a sink head fill %1 dimensions (median), its other keys %2.",
             {medianOver(parts, true, [&](std::size_t place) { return parts.sinkDimensions[place]; }),
              medianOver(parts, true, [&](std::size_t place) { return parts.after[place].keyDimension; })}});
}

void noteModel(Exhibit& exhibit, const ModelConfig& config, const LifeCycle& cycle) {
    if (config.attentionSoftCap)
        exhibit.notes.emplace_back("Logits are taken before the model's soft cap.");
    if (config.linearPositionBias)
        exhibit.notes.emplace_back("Logits are taken before the model's linear position bias (ALiBi) is subtracted.");
    if (cycle.spikeChannels.empty())
        exhibit.notes.emplace_back("Without spike channels there is no share of the sink key in their span.");
    if (config.layers.front().queryKey.kind != NormKind::none)
        exhibit.notes.emplace_back(
            "The model normalizes queries and keys; all numbers are of the vectors after that norm.");
}

Result<std::vector<double>> sinkDimensions(const AnalysisInput& input, const Progress& progress) {
    const auto& model = input.findings->run->model;
    const auto prompts = promptTokens(*model, input.prompts);
    if (!prompts)
        return tl::unexpected(prompts.error());
    std::vector<double> dimensions;
    if (prompts->size() < 2)
        return dimensions;
    PromptSinkKeys sinkKeys;
    std::int64_t prompt = 0;
    const auto done = forPromptRuns(model, *prompts, progress,
                                    [&](const auto& run) { sinkKeys.add(*run, prompt++, std::ssize(*prompts)); });
    if (!done)
        return tl::unexpected(done.error());
    for (const Matrix& keys : sinkKeys.keys)
        dimensions.push_back(participationRatio(keys));
    return dimensions;
}

} // namespace

Result<Exhibit> keyGeometryExhibit(const AnalysisInput& input, const Progress& progress) {
    const Findings& findings = *input.findings;
    const Run& run = *findings.run;
    const auto sinks = findSinks(run, SinkConvention::spike, findings.options.epsilon, input.sinkWindow);
    auto after = keyGeometry(run, sinks, findings.lifeCycle.spikeChannels, Rotation::after, progress);
    if (!after)
        return tl::unexpected(after.error());
    auto before = keyGeometry(run, sinks, findings.lifeCycle.spikeChannels, Rotation::before, progress);
    if (!before)
        return tl::unexpected(before.error());
    Exhibit exhibit;
    auto dimensions = sinkDimensions(input, progress);
    if (!dimensions) {
        if (dimensions.error().kind == Error::Kind::cancelled)
            return tl::unexpected(dimensions.error());
        exhibit.notes.push_back({"Other prompts: %1", {dimensions.error().text}});
        dimensions = std::vector<double>();
    }
    const Parts parts{run, sinks, *std::move(after), *std::move(before), *std::move(dimensions)};
    describe(exhibit, parts);
    noteModel(exhibit, run.model->config(), findings.lifeCycle);
    const auto strongest = std::ranges::max_element(parts.sinks.strength.values) - parts.sinks.strength.values.begin();
    const std::int64_t layer = input.selection.layer.value_or(strongest / parts.sinks.strength.columns);
    exhibit.panels = {scatter(
                          "gapByCosine", "Logit gap against the cosine to the sink key", sinkCosine, gap, parts,
                          [](const HeadGeometry& head) { return head.sinkCosine; },
                          [](const HeadGeometry& head) { return head.gap(); }),
                      scatter(
                          "norms", "Norm products: sink key against other keys", otherNorms, sinkNorms, parts,
                          [](const HeadGeometry& head) { return head.otherNorms; },
                          [](const HeadGeometry& head) { return head.sinkNorms; }),
                      headTable(parts),
                      gapGrid(parts),
                      massiveTable(run),
                      valueGrid(run, layer, HeadVectors::query),
                      valueGrid(run, layer, HeadVectors::key)};
    return exhibit;
}

} // namespace sinkscope
