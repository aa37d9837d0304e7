#include "analysis/Invariance.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"
#include "text/Tokenizer.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace sinkscope {
namespace {

constexpr auto reading = "after arXiv 2605.08504; the exact formula is this project's reading";
const Quantity alongDepth{"cosine", "Cosine along depth", "",
                          "cos(h(l), h(r)) of a token's residual stream after layer l and after the reference "
                          "layer r.",
                          reading};
const Quantity overPrompts{"cosine", "Cosine over prompts", "",
                           "Mean over all pairs of prompts of the cosine between their vectors at one position.",
                           reading};
const Quantity chosenLayers{"chosenLayers", "Along depth, chosen token", "", "cos(h(l), h(r)) of the chosen token.",
                            reading};
const Quantity otherLayers{"otherLayers", "Along depth, others", "",
                           "The same, mean over all other tokens of the prompt.", reading};
const Quantity firstStream{"firstStream", "Over prompts, position 0", "",
                           "Residual stream after the layer at position 0, mean cosine over pairs of prompts.",
                           reading};
const Quantity laterStream{"laterStream", "Over prompts, later", "",
                           "The same at later positions, mean over positions.", reading};
const Quantity firstRead{"firstRead", "Normalized, position 0", "",
                         "What the layer's attention reads at position 0, normalized, mean cosine over pairs: near 1 "
                         "is the near-constant vector.",
                         "arXiv 2603.05498, Eq. 25"};
const Quantity laterRead{"laterRead", "Normalized, later", "", "The same at later positions, mean over positions.",
                         "arXiv 2603.05498, Eq. 25"};

/// The token whose direction is followed and the layer it is compared with.
struct Followed {
    std::int64_t token = 0, reference = 0;
};

Followed followed(const Findings& findings, const Place& selection) {
    const LifeCycle& cycle = findings.lifeCycle;
    Followed result{0, findings.run->layerCount() - 1};
    if (cycle.spike)
        result.token = cycle.spike->token;
    if (cycle.emergence)
        result.reference = cycle.emergence->layer;
    if (selection.query && *selection.query < findings.run->tokenCount())
        result.token = *selection.query;
    return result;
}

Chart depthChart(const LayerInvariance& layers) {
    const std::int64_t count = std::ssize(layers.chosen) - 1;
    Chart chart{"depth", "Direction along depth", quantity::layer, alongDepth, {}};
    chart.series = {lineAlongDepth("chosen token", SeriesMeaning::chosen, layers.chosen, -1, count),
                    lineAlongDepth("other tokens", SeriesMeaning::others, layers.others, -1, count)};
    return chart;
}

Chart promptChart(const char* key, const char* title, const std::vector<double>& first,
                  const std::vector<double>& later, std::int64_t from) {
    const std::int64_t count = std::ssize(first) + from;
    Chart chart{key, title, quantity::layer, overPrompts, {}};
    chart.series = {lineAlongDepth("position 0", SeriesMeaning::spike, first, from, count),
                    lineAlongDepth("later positions", SeriesMeaning::others, later, from, count)};
    return chart;
}

Table layerTable(const LayerInvariance& layers, const PromptInvariance* prompts) {
    Table table{"layers",
                "Invariance by layer",
                {quantity::layer, chosenLayers, otherLayers, firstStream, laterStream, firstRead, laterRead},
                {}};
    const auto at = [](const std::vector<double>& values, std::int64_t place) {
        return place >= 0 && place < static_cast<std::int64_t>(values.size())
                   ? Cell(values[static_cast<std::size_t>(place)])
                   : Cell();
    };
    const PromptInvariance none;
    const PromptInvariance& compared = prompts ? *prompts : none;
    for (std::int64_t row = 0; row < static_cast<std::int64_t>(layers.chosen.size()); ++row)
        table.rows.push_back(
            {{row - 1, at(layers.chosen, row), at(layers.others, row), at(compared.first, row), at(compared.later, row),
              at(compared.firstRead, row - 1), at(compared.laterRead, row - 1)},
             {.layer = std::max<std::int64_t>(row - 1, 0)}});
    return table;
}

/// Mean of the rows from `first` on; NaN when there are none.
double meanFrom(const std::vector<double>& values, std::int64_t first) {
    const auto from = values.begin() + std::min<std::ptrdiff_t>(first, std::ssize(values));
    return std::accumulate(from, values.end(), 0.0) / static_cast<double>(values.end() - from);
}

Text depthStatement(const Findings& findings, const LayerInvariance& layers) {
    const std::string name = tokenName(findings.run->tokens, layers.token);
    const auto meanOf = [&](const std::vector<double>& values) {
        // With an ME layer what lies after it, else all layers but the last, which is compared with itself.
        const std::vector<double> without(values.begin(), values.end() - 1);
        return findings.lifeCycle.emergence ? meanFrom(values, layers.reference + 2) : meanFrom(without, 1);
    };
    const char* pattern =
        findings.lifeCycle.emergence
            ? "After layer %1, the ME layer, token %2 ‘%3’ keeps its direction with a mean cosine of "
              "%4; other tokens with %5."
            : "Against the output of the last layer, %1, token %2 ‘%3’ has a mean cosine of %4; other "
              "tokens %5.";
    return {pattern, {layers.reference, layers.token, name, meanOf(layers.chosen), meanOf(layers.others)}};
}

void addPrompts(const AnalysisInput& input, const PromptInvariance& prompts, Exhibit& exhibit) {
    const auto& emergence = input.findings->lifeCycle.emergence;
    const std::int64_t first = emergence ? emergence->layer : 0;
    exhibit.statements.push_back(
        {"Over %1 prompts position 0 has a mean cosine of %2 from the output of layer %3 on, later positions %4.",
         {prompts.prompts, meanFrom(prompts.first, first + 1), first, meanFrom(prompts.later, first + 1)}});
    if (prompts.sameFirstToken)
        exhibit.notes.push_back("All prompts begin with the same token, and position 0 sees nothing else: its cosine "
                                "over prompts is 1 by construction.");
    exhibit.notes.push_back(
        {"Later positions are 1 to %1, as far as the shortest prompt reaches.", {prompts.positions}});
    if (input.findings->run->plan)
        exhibit.notes.push_back("Over prompts the model is looked at as it was loaded, without the interventions.");
    exhibit.panels.emplace_back(
        promptChart("prompts", "Residual stream over prompts", prompts.first, prompts.later, -1));
    exhibit.panels.emplace_back(promptChart("reads", "What attention reads, normalized, over prompts",
                                            prompts.firstRead, prompts.laterRead, 0));
}

/// Nothing when there are too few texts to compare or nobody to split them.
Result<std::vector<Tokens>> comparablePrompts(const AnalysisInput& input) {
    std::vector<Tokens> prompts;
    const Model& model = *input.findings->run->model;
    if (!model.tokenizer())
        return prompts;
    for (const std::string& text : input.prompts) {
        auto tokens = model.tokenizer()->encode(text, SpecialTokens::add);
        if (!tokens)
            return tl::unexpected(tokens.error());
        if (tokens->size() >= 2)
            prompts.push_back(*std::move(tokens));
    }
    return prompts;
}

} // namespace

Result<Exhibit> invarianceExhibit(const AnalysisInput& input, const Progress& progress) {
    const Findings& findings = *input.findings;
    const Run& run = *findings.run;
    const Followed chosen = followed(findings, input.selection);
    const LayerInvariance layers = invarianceAcrossLayers(run, chosen.token, chosen.reference);
    const auto texts = comparablePrompts(input);
    if (!texts)
        return tl::unexpected(texts.error());
    Exhibit exhibit;
    exhibit.statements.push_back(depthStatement(findings, layers));
    if (!findings.lifeCycle.emergence)
        exhibit.notes.push_back(
            "The prompt shows no ME layer, so directions are compared with the last layer's output.");
    exhibit.panels.emplace_back(depthChart(layers));
    if (texts->size() < 2) {
        exhibit.notes.push_back(
            "Prompts cannot be compared: that needs a tokenizer and at least two texts of two tokens.");
        exhibit.panels.emplace_back(layerTable(layers, nullptr));
        return exhibit;
    }
    const auto prompts = invarianceAcrossPrompts(run.model, *texts, progress);
    if (!prompts)
        return tl::unexpected(prompts.error());
    addPrompts(input, *prompts, exhibit);
    exhibit.panels.emplace_back(layerTable(layers, &*prompts));
    return exhibit;
}

} // namespace sinkscope
