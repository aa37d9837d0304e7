#include "analysis/DelimiterProbe.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"
#include "io/TokenText.h"
#include "text/Tokenizer.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>

namespace sinkscope {
namespace {

constexpr auto spikePaper = "arXiv 2603.05498, section 3";
const Quantity kind{"kind", "Kind", "", "delimiter, function word or word: this project's choice of tokens.",
                    "this project's reading"};
const Quantity bytes{"bytes", "Bytes", "", "The token's bytes in hexadecimal.", ""};
const Quantity id{"id", "Id", "", "Number of the vocabulary item.", ""};
const Quantity magnitude{"magnitude", "Magnitude", "",
                         "Largest absolute value at the token's position after any layer.", spikePaper};
const Quantity massive{"massive", "Massive", "",
                       "yes: after some layer that value passes both massive thresholds in the run of this text.",
                       "arXiv 2402.17762"};
const Quantity selfMean{"selfMean", "Self-attention", "",
                        "A[t, t], mean over all heads of the layers up to the ME layer.", spikePaper};
const Quantity selfLargest{"selfLargest", "Largest self-attention", "",
                           "A[t, t] of the head where it is largest, in those layers.", spikePaper};
const Quantity selfLayer{"selfLayer", "Its layer", "", "Layer of that head.", ""};
const Quantity selfHead{"selfHead", "Its head", "", "Number of that head in its layer.", ""};
const Quantity gainCosine{"gainCosine", "cos(embedding, gain)", "",
                          "Cosine between the token's embedding and the gain of the first norm.", spikePaper};
constexpr std::int64_t defaultPosition = 8, longestText = 32;

const char* wordOf(CandidateKind candidate) {
    switch (candidate) {
    case CandidateKind::delimiter:
        return "delimiter";
    case CandidateKind::functionWord:
        return "function word";
    case CandidateKind::word:
        break;
    }
    return "word";
}

TableRow rowOf(const DelimiterEffect& effect) {
    const Cell cosine = effect.gainCosine ? Cell(*effect.gainCosine) : Cell();
    return {{std::string(wordOf(effect.candidate.kind)), tokenName(effect.candidate.token),
             hexadecimal(effect.candidate.token.bytes), std::int64_t{effect.candidate.token.id},
             static_cast<double>(std::abs(effect.largest)), effect.layer, effect.channel,
             std::string(effect.massive ? "yes" : "no"), effect.selfMean, effect.selfLargest, effect.selfLayer,
             effect.selfHead, cosine},
            {.layer = effect.layer, .channel = effect.channel}};
}

Table effectTable(std::vector<DelimiterEffect> effects) {
    Table table{"tokens",
                "What each token does at that position",
                {kind, quantity::tokenText, bytes, id, magnitude, quantity::layer, quantity::channel, massive, selfMean,
                 selfLargest, selfLayer, selfHead, gainCosine},
                {}};
    std::ranges::stable_sort(effects, std::ranges::greater(),
                             [](const DelimiterEffect& effect) { return std::abs(effect.largest); });
    for (const DelimiterEffect& effect : effects)
        table.rows.push_back(rowOf(effect));
    return table;
}

Chart effectChart(const std::vector<DelimiterEffect>& effects) {
    Chart chart{"selfSinking", "Self-attention in early layers against magnitude", selfMean, magnitude, {}};
    chart.yScale = AxisScale::logarithmic;
    for (const auto& [name, meaning, wanted] :
         {std::tuple{"delimiters", SeriesMeaning::spike, CandidateKind::delimiter},
          {"function words", SeriesMeaning::plain, CandidateKind::functionWord},
          {"words", SeriesMeaning::others, CandidateKind::word}}) {
        Series series = emptySeries(name, meaning, SeriesStyle::points);
        for (const DelimiterEffect& effect : effects)
            if (effect.candidate.kind == wanted) {
                series.x.push_back(effect.selfMean);
                series.y.push_back(std::abs(effect.largest));
                series.labels.push_back(tokenName(effect.candidate.token));
            }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

/// Delimiters and all else, apart.
struct Groups {
    std::vector<DelimiterEffect> delimiters, words;

    explicit Groups(const std::vector<DelimiterEffect>& effects) {
        for (const DelimiterEffect& effect : effects)
            (effect.candidate.kind == CandidateKind::delimiter ? delimiters : words).push_back(effect);
    }
};

double meanSelf(const std::vector<DelimiterEffect>& effects) {
    double sum = 0.0;
    for (const DelimiterEffect& effect : effects)
        sum += effect.selfMean;
    return sum / static_cast<double>(effects.size());
}

std::int64_t countSpikes(const std::vector<DelimiterEffect>& effects) {
    return std::ranges::count_if(effects, &DelimiterEffect::massive);
}

std::vector<Text> statementsOn(const Groups& groups, std::int64_t position, std::int64_t lastLayer) {
    return {{"At position %1 of a neutral text %2 of %3 delimiters and %4 of %5 words become spike tokens.",
             {position, countSpikes(groups.delimiters), static_cast<std::int64_t>(groups.delimiters.size()),
              countSpikes(groups.words), static_cast<std::int64_t>(groups.words.size())}},
            {"Up to layer %1 delimiters attend to themselves with %2, words with %3, on average.",
             {lastLayer, meanSelf(groups.delimiters), meanSelf(groups.words)}}};
}

/// The tokens before the position: the beginning of the long text.
Result<Tokens> textBefore(const AnalysisInput& input, const Tokenizer& tokenizer) {
    auto text = tokenizer.encode(input.longText, SpecialTokens::add);
    if (!text)
        return text;
    const std::int64_t wanted = std::min(input.selection.query.value_or(defaultPosition), longestText);
    const std::int64_t context = input.findings->run->model->config().contextLength;
    const std::int64_t most = std::min({wanted, static_cast<std::int64_t>(text->size()), context - 1});
    text->resize(static_cast<std::size_t>(most));
    return text;
}

} // namespace

Result<Exhibit> delimitersExhibit(const AnalysisInput& input, const Progress& progress) {
    const Findings& findings = *input.findings;
    const auto& model = findings.run->model;
    Exhibit exhibit;
    if (!model->tokenizer()) {
        exhibit.notes.push_back("The model came without a tokenizer, so delimiters and words cannot be told apart.");
        return exhibit;
    }
    const auto before = textBefore(input, *model->tokenizer());
    if (!before)
        return tl::unexpected(before.error());
    const auto& emergence = findings.lifeCycle.emergence;
    const DelimiterOptions options{emergence ? emergence->layer : model->config().layerCount() - 1,
                                   findings.options.massive};
    const auto effects = probeDelimiters(model, *before, delimiterCandidates(*model->tokenizer()), options, progress);
    if (!effects)
        return tl::unexpected(effects.error());
    if (effects->empty()) {
        exhibit.notes.push_back("The tokenizer has none of the delimiters and words of this probe as one token.");
        return exhibit;
    }
    const auto position = static_cast<std::int64_t>(before->size());
    exhibit.statements = statementsOn(Groups(*effects), position, options.lastSelfLayer);
    if (!emergence)
        exhibit.notes.push_back("The prompt shows no ME layer, so self-attention is taken over all layers.");
    if (!effects->front().gainCosine)
        exhibit.notes.push_back("The first layer has no norm with a gain before attention, so embeddings cannot be "
                                "compared with one.");
    if (findings.run->plan)
        exhibit.notes.push_back("Interventions are not part of this probe: it looks at the model as it was loaded.");
    exhibit.panels = {effectTable(*effects), effectChart(*effects)};
    return exhibit;
}

} // namespace sinkscope
