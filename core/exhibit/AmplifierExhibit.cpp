#include "analysis/Amplifier.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"
#include "support/Median.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr auto paper = "arXiv 2603.05498, Eq. 15-17";
const Quantity norm{"norm", "‖U‖", "", "Frobenius norm of the quadratic form U of one output channel, gain folded in.",
                    "arXiv 2603.05498, Fig. 3"};
const Quantity timesMedian{"timesMedian", "Times the median", "", "‖U‖ over the median of the block's channels.",
                           "this project's reading"};
const Quantity gateCosine{"cosine", "Cosine", "", "Cosine between what enters the activation and what leaves it.",
                          "arXiv 2603.05498, Fig. 2"};
const Quantity normRatio{"normRatio", "Norm ratio", "",
                         "Norm of what leaves the activation over the norm of what enters it.",
                         "arXiv 2603.05498, Fig. 2"};
const Quantity largest{"largest", "Largest output", "",
                       "Largest magnitude that the block computes for the token, before an output norm.",
                       "arXiv 2603.05498, Fig. 2"};
const Quantity rank{"rank", "Rank", "", "Place among the eigenvalues by magnitude, from 1.", paper};
const Quantity eigenvalue{"eigenvalue", "Eigenvalue", "", "Magnitude of an eigenvalue of S = (U + Uᵀ)/2.",
                          "arXiv 2603.05498, Fig. 4"};
const Quantity alignment{"cosine", "cos(s⋆, h̃)", "",
                         "Cosine between the trigger direction and the token's normalized input without gain.", paper};
const Quantity predicted{"predicted", "λ⋆ d cos²", "", "What the leading eigenpair alone predicts for the channel.",
                         "arXiv 2603.05498, Eq. 17, with d cos² (this project's reading)"};
const Quantity quadratic{"quadratic", "Quadratic form", "",
                         "The whole quadratic form h̃ᵀ S h̃: as if the activation were the identity.", paper};
const Quantity measured{"measured", "Measured", "",
                        "What the block computes in the channel, before an output norm and residual multiplier.", ""};
constexpr std::int64_t shownEigenvalues = 12;

struct Chosen {
    std::int64_t layer = 0, channel = 0;
};

/// The place asked for; else the spike channel at the ME layer; else the largest norm of all.
Chosen chosenPlace(const AnalysisInput& input, const Matrix& norms) {
    const LifeCycle& cycle = input.findings->lifeCycle;
    Chosen chosen;
    float best = -1.0F;
    for (std::int64_t layer = 0; layer < norms.rows; ++layer)
        for (std::int64_t channel = 0; channel < norms.columns; ++channel)
            if (norms.at(layer, channel) > best) {
                best = norms.at(layer, channel);
                chosen = {layer, channel};
            }
    if (cycle.emergence)
        chosen = {cycle.emergence->layer, emerged(cycle).channel};
    return {input.selection.layer.value_or(chosen.layer), input.selection.channel.value_or(chosen.channel)};
}

/// The channel whose norm is the median: what an ordinary channel looks like.
std::int64_t ordinaryChannel(std::span<const float> norms) {
    const double median = medianOf({norms.begin(), norms.end()});
    return std::ranges::find(norms, static_cast<float>(median)) - norms.begin();
}

Grid normGrid(const Matrix& norms) {
    Grid grid;
    grid.key = "norms";
    grid.title = "‖U‖ of each block and channel";
    grid.value = norm;
    grid.rows = {GridAxisKind::layer, quantity::layer, 0};
    grid.columns = {GridAxisKind::channel, quantity::channel, 0};
    grid.scale = GridScale::logarithmic;
    grid.values = norms;
    return grid;
}

Table largestNorms(const Matrix& norms) {
    struct Entry {
        std::int64_t layer, channel;
        double value, ratio;
    };
    std::vector<Entry> entries;
    for (std::int64_t layer = 0; layer < norms.rows; ++layer) {
        const auto row = norms.row(layer);
        const double median = medianOf({row.begin(), row.end()});
        for (std::int64_t channel = 0; channel < norms.columns; ++channel)
            if (std::isfinite(norms.at(layer, channel)))
                entries.push_back({layer, channel, norms.at(layer, channel), norms.at(layer, channel) / median});
    }
    const auto shown = std::min<std::size_t>(50, entries.size());
    std::ranges::partial_sort(entries, entries.begin() + static_cast<std::ptrdiff_t>(shown), std::greater(),
                              &Entry::value);
    Table table{"largestNorms", "Largest quadratic forms", {quantity::layer, quantity::channel, norm, timesMedian}, {}};
    for (std::size_t place = 0; place < shown; ++place) {
        const Entry& entry = entries[place];
        table.rows.push_back(
            {{entry.layer, entry.channel, entry.value, entry.ratio}, {.layer = entry.layer, .channel = entry.channel}});
    }
    return table;
}

Chart gateChart(const Run& run, const GateLikeness& likeness, std::int64_t layer,
                const std::vector<std::int64_t>& spikes) {
    Chart chart{"gate", {"How near layer %1's gate is to the identity", {layer}}, gateCosine, normRatio, largest};
    for (const auto& [name, meaning] :
         {std::pair("ordinary tokens", SeriesMeaning::others), std::pair("spike tokens", SeriesMeaning::spike)}) {
        Series series = emptySeries(name, meaning, SeriesStyle::points);
        for (std::size_t token = 0; token < likeness.cosine.size(); ++token) {
            const auto position = static_cast<std::int64_t>(token);
            if ((std::ranges::find(spikes, position) != spikes.end()) != (meaning == SeriesMeaning::spike))
                continue;
            series.x.push_back(likeness.cosine[token]);
            series.y.push_back(likeness.normRatio[token]);
            series.colour.push_back(likeness.largest[token]);
            series.labels.push_back(tokenName(run.tokens, position));
            series.places.push_back({.layer = layer, .query = position});
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

Series eigenvaluesOf(const QuadraticSpectrum& spectrum, Text name, SeriesMeaning meaning) {
    Series series = emptySeries(std::move(name), meaning);
    for (std::size_t place = 0; place < spectrum.eigenvalues.size(); ++place) {
        series.x.push_back(static_cast<double>(place + 1));
        series.y.push_back(std::abs(spectrum.eigenvalues[place]));
    }
    return series;
}

Chart spectrumChart(const ChannelAmplifier& amplifier, const QuadraticSpectrum& ordinary,
                    std::int64_t ordinaryChannel) {
    Chart chart{"spectrum", {"Leading eigenvalues in layer %1", {amplifier.layer}}, rank, eigenvalue, {}};
    chart.yScale = AxisScale::logarithmic;
    chart.series = {eigenvaluesOf(amplifier.spectrum, {"channel %1", {amplifier.channel}}, SeriesMeaning::spike),
                    eigenvaluesOf(ordinary, {"channel %1, of median norm", {ordinaryChannel}}, SeriesMeaning::others)};
    return chart;
}

Table alignmentTable(const Run& run, const ChannelAmplifier& amplifier) {
    Table table{"tokens",
                {"Channel %1 in layer %2, token by token", {amplifier.channel, amplifier.layer}},
                {quantity::position, quantity::tokenText, alignment, predicted, quadratic, measured},
                {}};
    for (std::size_t token = 0; token < amplifier.cosine.size(); ++token) {
        const auto position = static_cast<std::int64_t>(token);
        table.rows.push_back({{position, tokenName(run.tokens, position), amplifier.cosine[token],
                               amplifier.predicted[token], amplifier.quadratic[token], amplifier.measured[token]},
                              {.layer = amplifier.layer, .query = position, .channel = amplifier.channel}});
    }
    return table;
}

Chart alignmentChart(const Run& run, const ChannelAmplifier& amplifier) {
    Chart chart{"alignment",
                {"Tokens against the trigger of channel %1", {amplifier.channel}},
                quantity::position,
                alignment,
                {}};
    Series series = emptySeries("cos(s⋆, h̃)", SeriesMeaning::spike, SeriesStyle::bars);
    for (std::size_t token = 0; token < amplifier.cosine.size(); ++token) {
        series.x.push_back(static_cast<double>(token));
        series.y.push_back(amplifier.cosine[token]);
        series.labels.push_back(tokenName(run.tokens, static_cast<std::int64_t>(token)));
        series.places.push_back({.layer = amplifier.layer, .query = static_cast<std::int64_t>(token)});
    }
    chart.series.push_back(std::move(series));
    return chart;
}

Text verdict(const ChannelAmplifier& amplifier, const Run& run) {
    const auto strongest =
        std::ranges::max_element(amplifier.measured, {}, [](double value) { return std::abs(value); });
    const auto token = strongest - amplifier.measured.begin();
    const auto& values = amplifier.spectrum.eigenvalues;
    return {"In layer %1 channel %2 has the eigenvalue %3, the next is %4; token %5 ‘%6’ lies at cos %7 to its "
            "trigger, which predicts %8 where the block computes %9.",
            {amplifier.layer, amplifier.channel, values[0], values.size() > 1 ? values[1] : 0.0, token,
             tokenName(run.tokens, token), amplifier.cosine[static_cast<std::size_t>(token)],
             amplifier.predicted[static_cast<std::size_t>(token)], *strongest}};
}

/// Empty where the form exists.
std::optional<Text> reasonAgainst(const Model& model, std::int64_t layer) {
    switch (quadraticForm(model, layer)) {
    case QuadraticForm::plainFeedForward:
        return Text("Layer %1's feed-forward has no gate, so it is no quadratic form of its input.", {layer});
    case QuadraticForm::mixture:
        return Text("Layer %1's feed-forward is a mixture of experts; which form acts depends on the token, and none "
                    "is computed.",
                    {layer});
    case QuadraticForm::otherNorm:
        return Text("Layer %1's feed-forward does not read an RMSNorm, so the form would lack a linear part.", {layer});
    case QuadraticForm::bias:
        return Text("Layer %1's gate and up have biases, so the form would lack a linear part.", {layer});
    case QuadraticForm::exists:
        break;
    }
    return std::nullopt;
}

void noteActivation(Exhibit& exhibit, const ModelConfig& config) {
    if (config.activation != Activation::silu)
        exhibit.notes.push_back({"The gate is not SiLU; for it, too, a large positive input passes unchanged, so the "
                                 "same form is shown (this project's reading; the paper measures SiLU)."});
    if (std::ranges::any_of(config.layers,
                            [](const LayerConfig& layer) { return layer.feedForwardOutput.kind != NormKind::none; }))
        exhibit.notes.push_back({"A norm follows the feed-forward; all values here stand before it."});
}

Result<void> addChannel(Exhibit& exhibit, const Run& run, Chosen chosen, const Matrix& norms,
                        const Progress& progress) {
    const auto amplifier = channelAmplifier(run, chosen.layer, chosen.channel, shownEigenvalues, progress);
    if (!amplifier)
        return tl::unexpected(amplifier.error());
    const std::int64_t other = ordinaryChannel(norms.row(chosen.layer));
    const auto ordinary = quadraticSpectrum(*run.model, chosen.layer, other, shownEigenvalues, progress);
    if (!ordinary)
        return tl::unexpected(ordinary.error());
    exhibit.statements.push_back(verdict(*amplifier, run));
    exhibit.panels.emplace_back(spectrumChart(*amplifier, *ordinary, other));
    exhibit.panels.emplace_back(alignmentChart(run, *amplifier));
    exhibit.panels.emplace_back(alignmentTable(run, *amplifier));
    return {};
}

} // namespace

Result<Exhibit> amplifierExhibit(const AnalysisInput& input, const Progress& progress) {
    const Run& run = *input.findings->run;
    const auto norms = quadraticNorms(*run.model, progress);
    if (!norms)
        return tl::unexpected(norms.error());
    const Chosen chosen = chosenPlace(input, *norms);
    Exhibit exhibit;
    noteActivation(exhibit, run.model->config());
    exhibit.panels.emplace_back(normGrid(*norms));
    exhibit.panels.emplace_back(largestNorms(*norms));
    if (const auto reason = reasonAgainst(*run.model, chosen.layer)) {
        exhibit.notes.push_back(*reason);
    } else if (const auto added = addChannel(exhibit, run, chosen, *norms, progress); !added) {
        return tl::unexpected(added.error());
    }
    if (run.model->config().layers[static_cast<std::size_t>(chosen.layer)].feedForward != FeedForwardKind::gated)
        return exhibit;
    const auto likeness = gateLikeness(run, chosen.layer, progress);
    if (!likeness)
        return tl::unexpected(likeness.error());
    exhibit.panels.emplace_back(gateChart(run, *likeness, chosen.layer, input.findings->lifeCycle.spikeTokens));
    return exhibit;
}

} // namespace sinkscope
