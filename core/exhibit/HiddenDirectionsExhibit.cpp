#include "analysis/HiddenDirections.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr auto darkPaper = "arXiv 2402.09221; 20 bands of 5 % are this project's reading";
const Quantity share{"share", "Energy share", "",
                     "Share of the residual stream's squared length that lies in a band of the unembedding's right "
                     "singular vectors; 0.05 when directions are equal.",
                     darkPaper};
const Quantity band{"band", "Band", "",
                    "Twentieth of the singular directions by falling singular value, from 0; 19 is dark: it hardly "
                    "reaches the logits.",
                    darkPaper};
const Quantity dark{"dark", "Dark share", "", "Energy share of the last band.", darkPaper};
const Quantity darkOthers{"darkOthers", "Dark share, others", "", "The same, mean over all other tokens.", darkPaper};
const Quantity entropy{"entropy", "Matrix entropy", "nats",
                       "−Σ p log p of p = σ²/Σσ², σ the singular values of the residual stream [tokens, width]; log "
                       "of the smaller side when all directions are used alike.",
                       "after arXiv 2510.06477; squared singular values are this project's reading"};
const Quantity direction{"direction", "Direction", "", "Rank of the singular value, from 0.", darkPaper};
const Quantity singularValue{"singularValue", "Singular value", "", "Of the unembedding matrix, norm gain left out.",
                             darkPaper};
constexpr std::int64_t mostTokens = 1024;

std::int64_t chosenToken(const AnalysisInput& input) {
    const Findings& findings = *input.findings;
    if (input.selection.query && *input.selection.query < findings.run->tokenCount())
        return *input.selection.query;
    return findings.lifeCycle.spike ? findings.lifeCycle.spike->token : 0;
}

Grid bandGrid(const char* key, Text title, const Matrix& values) {
    Grid grid;
    grid.key = key;
    grid.title = std::move(title);
    grid.value = share;
    grid.rows = {GridAxisKind::other, band, 0};
    grid.columns = {GridAxisKind::layer, quantity::layer, -1};
    grid.scale = GridScale::logarithmic;
    grid.values = values;
    return grid;
}

void addPoint(Series& series, std::int64_t row, double value) {
    series.x.push_back(static_cast<double>(row - 1));
    series.y.push_back(value);
    series.places.push_back({.layer = std::max<std::int64_t>(row - 1, 0)});
}

Chart darkChart(const BandEnergy& energy) {
    Chart chart{"dark", "Share of the dark band along depth", quantity::layer, dark, {}};
    chart.series = {emptySeries("chosen token", SeriesMeaning::chosen),
                    emptySeries("other tokens", SeriesMeaning::others)};
    for (std::int64_t row = 0; row < energy.chosen.columns; ++row) {
        addPoint(chart.series[0], row, energy.chosen.at(spectralBands - 1, row));
        addPoint(chart.series[1], row, energy.others.at(spectralBands - 1, row));
    }
    chart.levels.push_back({"all directions alike", 1.0 / static_cast<double>(spectralBands)});
    return chart;
}

Chart entropyChart(const std::vector<double>& values) {
    Chart chart{"entropy", "Matrix entropy along depth", quantity::layer, entropy, {}};
    chart.series = {emptySeries("entropy", SeriesMeaning::plain)};
    for (std::size_t row = 0; row < values.size(); ++row)
        addPoint(chart.series[0], static_cast<std::int64_t>(row), values[row]);
    return chart;
}

Chart spectrumChart(const BandEnergy& energy) {
    Chart chart{"spectrum", "Singular values of the unembedding", direction, singularValue, {}};
    chart.yScale = AxisScale::logarithmic;
    Series& series = chart.series.emplace_back(emptySeries("singular value", SeriesMeaning::plain));
    for (std::size_t rank = 0; rank < energy.singularValues.size(); ++rank) {
        series.x.push_back(static_cast<double>(rank));
        series.y.push_back(energy.singularValues[rank]);
    }
    return chart;
}

Table layerTable(const BandEnergy& energy, const std::vector<double>& entropies) {
    Table table{"layers", "Dark share and entropy by layer", {quantity::layer, dark, darkOthers, entropy}, {}};
    for (std::int64_t row = 0; row < energy.chosen.columns; ++row)
        table.rows.push_back(
            {{row - 1, static_cast<double>(energy.chosen.at(spectralBands - 1, row)),
              static_cast<double>(energy.others.at(spectralBands - 1, row)), entropies[static_cast<std::size_t>(row)]},
             {.layer = std::max<std::int64_t>(row - 1, 0)}});
    return table;
}

std::vector<Text> statementsOn(const BandEnergy& energy, const std::vector<double>& entropies, const Run& run,
                               std::int64_t token) {
    const auto last = energy.chosen.row(spectralBands - 1);
    const auto darkest = std::ranges::max_element(last) - last.begin();
    const auto lowest = std::ranges::min_element(entropies) - entropies.begin();
    return {
        {"The dark band holds at most %1 of token %2 ‘%3’, after layer %4; of the other tokens there %5 on average.",
         {static_cast<double>(last[static_cast<std::size_t>(darkest)]), token, tokenName(run.tokens, token),
          std::int64_t{darkest - 1}, static_cast<double>(energy.others.at(spectralBands - 1, darkest))}},
        {"The residual stream's matrix entropy is lowest after layer %1 with %2 nats; the embedding has %3.",
         {std::int64_t{lowest - 1}, entropies[static_cast<std::size_t>(lowest)], entropies.front()}}};
}

} // namespace

Result<Exhibit> hiddenDirectionsExhibit(const AnalysisInput& input, const Progress& progress) {
    const Run& run = *input.findings->run;
    const std::int64_t token = chosenToken(input);
    const auto energy = bandEnergy(run, token, progress);
    if (!energy)
        return tl::unexpected(energy.error());
    const auto entropies = matrixEntropy(run, mostTokens, progress);
    if (!entropies)
        return tl::unexpected(entropies.error());
    Exhibit exhibit;
    exhibit.statements = statementsOn(*energy, *entropies, run, token);
    if (run.tokenCount() == 1)
        exhibit.notes.push_back(
            "The prompt has one token, so there are no others to compare with and the entropy is 0.");
    if (run.tokenCount() > mostTokens)
        exhibit.notes.push_back(
            {"The matrix entropy is over the first %1 of %2 tokens.", {mostTokens, run.tokenCount()}});
    exhibit.notes.push_back("The final norm's gain is left out of the unembedding, as in the paper's matrix.");
    exhibit.panels = {darkChart(*energy),
                      bandGrid("chosen", {"Energy of token %1 in each band", {token}}, energy->chosen),
                      bandGrid("others", "Energy of the other tokens in each band", energy->others),
                      entropyChart(*entropies),
                      spectrumChart(*energy),
                      layerTable(*energy, *entropies)};
    return exhibit;
}

} // namespace sinkscope
