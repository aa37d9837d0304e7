#include "analysis/Normalized.h"
#include "analysis/PromptRuns.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

const Quantity sparsity{"sparsity", "Sparsity", "",
                        "Share of channels with |h̃| below 0.01, h̃ = h / rms(h) without gain.",
                        "arXiv 2603.05498, Eq. 24; the threshold is a public monitor's"};
const Quantity bound{"largestShare", "Largest over √d", "", "Largest |h̃| over √width, which it cannot exceed.",
                     "arXiv 2603.05498, Eq. 23"};
const Quantity concentration{
    "concentration", "Concentration R", "nats",
    "log d + Σ p log p of the energies p = h̃² / d: 0 when all channels are alike, log d for one alone.",
    "arXiv 2503.22329, as in section 3.5 of the facts"};
const Quantity cosine{"cosine", "Mutual cosine", "", "Mean cosine over all pairs of tokens, of the residual stream.",
                      "arXiv 2603.05498, Fig. 5"};
const Quantity which{"which", "Tokens", "", "spike: the spike token; others: the mean over all other tokens.", ""};

using Layers = std::vector<NormalizedToken>;

std::vector<double> numbersOf(const Layers& layers, double NormalizedToken::*member) {
    std::vector<double> numbers;
    for (const NormalizedToken& layer : layers)
        numbers.push_back(layer.*member);
    return numbers;
}

Chart depthChart(const char* key, Text title, const Quantity& value, double NormalizedToken::*member,
                 const Layers& spike, const Layers& others) {
    Chart chart{key, std::move(title), quantity::layer, value, {}};
    chart.series = {
        lineAlongDepth("the token", SeriesMeaning::spike, numbersOf(spike, member), 0, std::ssize(spike) - 1),
        lineAlongDepth("others, mean", SeriesMeaning::others, numbersOf(others, member), 0, std::ssize(others) - 1)};
    return chart;
}

Table layerTable(std::int64_t token, const Layers& spike, const Layers& others) {
    Table table{"layers",
                "Before each layer's norm (the last row: before the final norm)",
                {quantity::layer, which, sparsity, bound, concentration},
                {}};
    for (const auto& [word, layers] : {std::pair("spike", &spike), std::pair("others", &others)})
        for (std::size_t layer = 0; layer < layers->size(); ++layer) {
            const NormalizedToken& numbers = (*layers)[layer];
            table.rows.push_back(
                {{static_cast<std::int64_t>(layer), word, numbers.sparsity, numbers.largestShare,
                  numbers.concentration},
                 {.layer = std::min<std::int64_t>(std::ssize(*layers) - 2, static_cast<std::int64_t>(layer)),
                  .query = token}});
        }
    return table;
}

/// Residual streams of the spike tokens of all runs, and as many ordinary ones.
struct Streams {
    std::vector<Matrix> spikes, ordinary;

    void add(const Run& run, const MassiveThresholds& thresholds) {
        const auto tokens = lifeCycle(run, thresholds).spikeTokens;
        for (const std::int64_t token : tokens)
            spikes.push_back(tokenStream(run, token));
        if (!tokens.empty() && tokens.back() + 1 < run.tokenCount())
            ordinary.push_back(tokenStream(run, (tokens.back() + run.tokenCount()) / 2));
    }
};

Result<Streams> streamsOf(const AnalysisInput& input, const Progress& progress) {
    const Findings& findings = *input.findings;
    Streams streams;
    streams.add(*findings.run, findings.options.massive);
    const auto prompts = promptTokens(*findings.run->model, input.prompts);
    if (!prompts)
        return tl::unexpected(prompts.error());
    const auto done = forPromptRuns(findings.run->model, *prompts, progress,
                                    [&](const auto& run) { streams.add(*run, findings.options.massive); });
    if (!done)
        return tl::unexpected(done.error());
    return streams;
}

void addCosines(Exhibit& exhibit, const Streams& streams, const LifeCycle& cycle) {
    if (streams.spikes.size() < 2) {
        exhibit.notes.emplace_back("Fewer than two spike tokens over all prompts, so there is no mutual cosine.");
        return;
    }
    const auto spikes = mutualCosine(streams.spikes);
    const std::int64_t layers = std::ssize(spikes) - 1;
    Chart chart{"mutualCosine",
                {"How alike %1 spike tokens are along depth", {std::ssize(streams.spikes)}},
                quantity::layer,
                cosine,
                {}};
    chart.series = {
        lineAlongDepth("spike tokens", SeriesMeaning::spike, spikes, -1, layers),
        lineAlongDepth("ordinary tokens", SeriesMeaning::others, mutualCosine(streams.ordinary), -1, layers)};
    exhibit.panels.insert(exhibit.panels.begin(), std::move(chart));
    if (!cycle.emergence)
        return;
    const auto before =
        static_cast<std::size_t>(cycle.emergence->layer); // row of the layer before; row 0 is the embedding
    exhibit.statements.push_back(
        {"The %1 spike tokens of this prompt and of the set have a mutual cosine of %2 before layer %3 and of %4 after "
         "it.",
         {std::ssize(streams.spikes), spikes[before], cycle.emergence->layer, spikes[before + 1]}});
}

Text verdict(const Run& run, std::int64_t token, std::int64_t layer, const Layers& spike, const Layers& others) {
    const auto place = static_cast<std::size_t>(layer);
    return {"Before layer %1, token %2 ‘%3’ reaches %4 of the bound √d, %5 % of its channels are below 0.01, and R is "
            "%6 of %7 nats; of the other tokens the mean is %8 of the bound and %9 nats.",
            {layer, token, tokenName(run.tokens, token), spike[place].largestShare,
             percentInWords(spike[place].sparsity), spike[place].concentration,
             std::log(static_cast<double>(run.model->config().width)), others[place].largestShare,
             others[place].concentration}};
}

} // namespace

Result<Exhibit> normalizationExhibit(const AnalysisInput& input, const Progress& progress) {
    const Run& run = *input.findings->run;
    const LifeCycle& cycle = input.findings->lifeCycle;
    const std::int64_t token = cycle.spike ? cycle.spike->token : 0;
    const std::int64_t layer = cycle.emergence ? cycle.emergence->layer + 1 : run.layerCount() / 2;
    const Layers spike = normalizedToken(run, token), others = normalizedOthers(run, token);
    Exhibit exhibit;
    exhibit.statements.push_back(verdict(run, token, layer, spike, others));
    if (!cycle.spike)
        exhibit.notes.emplace_back("No token has massive entries; the first token stands in their place.");
    if (run.model->config().layers.front().attentionInput.kind != NormKind::rms)
        exhibit.notes.emplace_back("The model's norms are not RMSNorm; the numbers say what RMSNorm without gain would "
                                   "make of the same stream.");
    exhibit.panels = {
        depthChart("concentration", "Concentration along depth", concentration, &NormalizedToken::concentration, spike,
                   others),
        depthChart("bound", "Largest normalized value over its bound √d", bound, &NormalizedToken::largestShare, spike,
                   others),
        depthChart("sparsity", "Sparsity along depth", sparsity, &NormalizedToken::sparsity, spike, others),
        layerTable(token, spike, others)};
    const auto streams = streamsOf(input, progress);
    if (streams)
        addCosines(exhibit, *streams, cycle);
    else if (streams.error().kind == Error::Kind::cancelled)
        return tl::unexpected(streams.error());
    else
        exhibit.notes.push_back({"Other prompts: %1", {streams.error().text}});
    return exhibit;
}

} // namespace sinkscope
