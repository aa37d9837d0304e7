#include "analysis/LogitLens.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/TokenName.h"
#include "text/KnownTokens.h"

#include <algorithm>

namespace sinkscope {
namespace {

constexpr auto lens = "logit lens (nostalgebraist, 2020), with the model's own final norm";
const Quantity probability{"probability", "Probability", "",
                           "Of the token that is most probable when final norm and unembedding read the residual "
                           "stream after the layer; its text is the label.",
                           lens};
const Quantity answerProbability{"answer", "Probability of the answer", "",
                                 "Probability, read after the layer, of the token that the whole model finds most "
                                 "probable.",
                                 lens};
const Quantity divergence{"kl", "KL to the answer", "nats",
                          "Kullback-Leibler divergence of the distribution read after the layer from the model's own.",
                          "this project's reading"};
const Quantity topText{"top", "Says", "", "The most probable token when read after the layer.", lens};
constexpr std::int64_t mostTokens = 64;

/// At most 64 positions around the selected one, which is the last of the prompt when none is selected.
Range shownTokens(const Run& run, std::int64_t selected) {
    const std::int64_t tokens = run.tokenCount(), count = std::min(mostTokens, tokens);
    const std::int64_t first = std::clamp<std::int64_t>(selected - count / 2, 0, tokens - count);
    return {first, first + count};
}

Grid grid(const char* key, const char* title, const Quantity& quantity, const LogitLens& found, const Matrix& values) {
    Grid result;
    result.key = key;
    result.title = title;
    result.value = quantity;
    result.rows = {GridAxisKind::layer, quantity::layer, -1};
    result.columns = {GridAxisKind::token, quantity::position, found.tokens.first};
    result.values = values;
    return result;
}

Grid topGrid(const Run& run, const LogitLens& found) {
    Grid result = grid("top", "Most probable token after each layer", probability, found, found.probability);
    for (const Token& token : knownTokens(run.model->tokenizer(), found.top))
        result.labels.push_back(token.bytes.empty() ? std::to_string(token.id) : tokenName(token));
    return result;
}

Chart answerChart(const LogitLens& found, std::int64_t column, const char* key, const char* title,
                  const Quantity& quantity, const Matrix& values) {
    Chart chart{key, title, quantity::layer, quantity, {}};
    Series& series = chart.series.emplace_back();
    series.name = {"position %1", {found.tokens.first + column}};
    series.meaning = SeriesMeaning::chosen;
    for (std::int64_t row = 0; row < values.rows; ++row) {
        series.x.push_back(static_cast<double>(row - 1));
        series.y.push_back(values.at(row, column));
        series.places.push_back({.layer = std::max<std::int64_t>(row - 1, 0), .query = found.tokens.first + column});
    }
    return chart;
}

Table layerTable(const Run& run, const LogitLens& found, std::int64_t column) {
    Table table{"layers",
                {"What the model would say after each layer at position %1", {found.tokens.first + column}},
                {quantity::layer, topText, probability, answerProbability, divergence},
                {}};
    for (std::int64_t row = 0; row < found.probability.rows; ++row) {
        const std::int32_t id = found.topAt(row, column);
        table.rows.push_back({{row - 1, tokenName(knownTokens(run.model->tokenizer(), {&id, 1}).front()),
                               static_cast<double>(found.probability.at(row, column)),
                               static_cast<double>(found.answerProbability.at(row, column)),
                               static_cast<double>(found.divergence.at(row, column))},
                              {.layer = std::max<std::int64_t>(row - 1, 0), .query = found.tokens.first + column}});
    }
    return table;
}

/// The first layer from whose output on the answer is always the most probable token.
std::int64_t settledAfter(const LogitLens& found, std::int64_t column) {
    std::int64_t row = found.probability.rows - 1;
    while (row > 0 && found.topAt(row - 1, column) == found.answer[static_cast<std::size_t>(column)])
        --row;
    return row - 1;
}

} // namespace

Result<Exhibit> logitLensExhibit(const AnalysisInput& input, const Progress& progress) {
    const Run& run = *input.findings->run;
    const std::int64_t last = run.tokenCount() - 1;
    const std::int64_t selected = std::min(input.selection.query.value_or(last), last);
    const Range tokens = shownTokens(run, selected);
    const auto found = logitLens(run, tokens, progress);
    if (!found)
        return tl::unexpected(found.error());
    const std::int64_t column = selected - tokens.first;
    const std::int32_t answer = found->answer[static_cast<std::size_t>(column)];
    Exhibit exhibit;
    exhibit.statements.push_back(
        {"At position %1 the model answers ‘%2’ with probability %3; read after each layer, that is the most probable "
         "token from layer %4 on.",
         {selected, tokenName(knownTokens(run.model->tokenizer(), {&answer, 1}).front()),
          static_cast<double>(found->answerProbability.at(run.layerCount(), column)), settledAfter(*found, column)}});
    if (tokens.size() < run.tokenCount())
        exhibit.notes.push_back({"Positions %1 to %2 of %3 tokens are shown, around the selected one.",
                                 {tokens.first, tokens.last - 1, run.tokenCount()}});
    exhibit.panels = {topGrid(run, *found),
                      answerChart(*found, column, "answer", "Probability of the answer along depth", answerProbability,
                                  found->answerProbability),
                      grid("kl", "Distance from the model's own distribution", divergence, *found, found->divergence),
                      layerTable(run, *found, column)};
    return exhibit;
}

} // namespace sinkscope
