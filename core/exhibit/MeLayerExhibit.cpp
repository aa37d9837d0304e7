#include "analysis/EmergenceAnatomy.h"
#include "analysis/SuperWeights.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"

#include <cmath>

namespace sinkscope {
namespace {

constexpr auto mePaper = "arXiv 2605.08504, section 2";
constexpr auto superPaper = "arXiv 2411.07191";
const Quantity stream{"stream", "Before the norm", "", "What the norm before the feed-forward reads in that channel.",
                      mePaper};
const Quantity gain{"gain", "Gain", "", "The norm's factor for the channel as really applied (1 + w for Gemma).",
                    mePaper};
const Quantity read{"read", "After the norm", "", "What the feed-forward reads in that channel.", mePaper};
const Quantity neuron{"neuron", "Neuron", "", "Coordinate between gate/up and down projection, counted from 0.",
                      superPaper};
const Quantity gate{"gate", "Gate", "", "What enters the activation.", ""};
const Quantity up{"up", "Up", "", "What the activation's output is multiplied with.", ""};
const Quantity product{"product", "Product", "", "What the down projection reads from the neuron.", superPaper};
const Quantity weight{"weight", "Down weight", "", "Entry of the down projection from the neuron to the channel.",
                      superPaper};
const Quantity partOf{"part", "Part", "", "Weight times product: what the neuron adds to the channel.", mePaper};
const Quantity share{"share", "Share", "", "Part over what the feed-forward computes in the channel.",
                     "this project's reading"};
const Quantity input{"input", "Largest input", "",
                     "Largest magnitude that the down projection reads, signed, over all tokens.", superPaper};
const Quantity output{"output", "Largest output", "",
                      "Largest magnitude that the down projection gives, signed, over all tokens.", superPaper};
const Quantity outputToken{"outputToken", "At position", "", "Position of the token with the largest output.",
                           superPaper};
const Quantity candidate{"candidate", "Super weight", "", "yes: input and output exceed 50 at the same token.",
                         "arXiv 2411.07191, threshold of its code; the same token is this project's reading"};
const Quantity peak{"peak", "Largest magnitude", "", "Largest magnitude at the down projection, over all tokens.",
                    superPaper};
constexpr std::int64_t shownPlaces = 10;

Table channelTable(const EmergenceAnatomy& anatomy) {
    Table table{"gains",
                {"What RMSNorm hands to layer %1's feed-forward at the spike token", {anatomy.layer}},
                {quantity::channel, stream, gain, read},
                {}};
    for (const GainedChannel& channel : anatomy.channels)
        table.rows.push_back({{channel.channel, channel.stream, channel.gain, channel.read},
                              {.layer = anatomy.layer, .query = anatomy.token, .channel = channel.channel}});
    return table;
}

Table neuronTable(const EmergenceAnatomy& anatomy) {
    Table table{"neurons",
                {"Neurons that write channel %1", {anatomy.channel}},
                {neuron, gate, up, product, weight, partOf, share},
                {}};
    for (const NeuronPart& part : anatomy.neurons) {
        Cell upValue;
        if (part.up)
            upValue = *part.up;
        table.rows.push_back(
            {{part.neuron, part.gate, upValue, part.product, part.weight, part.part, part.part / anatomy.written},
             {.layer = anatomy.layer, .query = anatomy.token, .channel = anatomy.channel}});
    }
    return table;
}

Table superWeightTable(const std::vector<DownProjectionPeak>& peaks) {
    Table table{"superWeights",
                "Down projections",
                {quantity::layer, quantity::channel, neuron, weight, input, output, outputToken, candidate},
                {}};
    for (const DownProjectionPeak& entry : peaks)
        table.rows.push_back({{entry.layer, entry.channel, entry.neuron, entry.weight, entry.input, entry.output,
                               entry.outputToken, entry.isCandidate() ? "yes" : "no"},
                              {.layer = entry.layer, .query = entry.outputToken, .channel = entry.channel}});
    return table;
}

Chart peakChart(const std::vector<DownProjectionPeak>& peaks) {
    Chart chart{"peaks", "Largest input and output of each down projection", quantity::layer, peak, {}};
    chart.yScale = AxisScale::logarithmic;
    chart.levels.push_back({"super weights above", superActivation});
    Series inputs = emptySeries("input", SeriesMeaning::plain);
    Series outputs = emptySeries("output", SeriesMeaning::feedForward);
    for (const DownProjectionPeak& entry : peaks) {
        inputs.x.push_back(static_cast<double>(entry.layer));
        inputs.y.push_back(std::abs(entry.input));
        inputs.places.push_back({.layer = entry.layer, .query = entry.inputToken});
        outputs.x.push_back(static_cast<double>(entry.layer));
        outputs.y.push_back(std::abs(entry.output));
        outputs.places.push_back({.layer = entry.layer, .query = entry.outputToken, .channel = entry.channel});
    }
    chart.series = {std::move(inputs), std::move(outputs)};
    return chart;
}

void describe(Exhibit& exhibit, const EmergenceAnatomy& anatomy) {
    const GainedChannel& channel = anatomy.channels.front();
    exhibit.statements.push_back(
        {"The norm before its feed-forward changes the token's concentration R from %1 to %2 nats (one channel alone "
         "would have %3); channel %4 is largest after it, with the gain %5.",
         {anatomy.concentrationBefore, anatomy.concentrationAfter, std::log(static_cast<double>(anatomy.width)),
          channel.channel, channel.gain}});
    const NeuronPart& neuron = anatomy.neurons.front();
    exhibit.statements.push_back(
        {"Neuron %1 answers with %2 and adds %3 to channel %4, %5 of the %6 that the feed-forward computes there; its "
         "weight is %7, at [%4, %1] of layer %8's down projection.",
         {neuron.neuron, neuron.product, neuron.part, anatomy.channel, neuron.part / anatomy.written, anatomy.written,
          neuron.weight, anatomy.layer}});
}

Text verdict(const LifeCycle& cycle, const Run& run) {
    const EmergenceLayer& emergence = *cycle.emergence;
    const char* pattern = emergence.part == BlockPart::feedForward
                              ? "The massive-emergence layer is layer %1: its feed-forward raises the largest "
                                "magnitude %2-fold, at token %3 ‘%4’."
                              : "The massive-emergence layer is layer %1: its attention raises the largest magnitude "
                                "%2-fold, at token %3 ‘%4’.";
    const std::int64_t token = emerged(cycle).token;
    return {pattern, {emergence.layer, emergence.jump, token, tokenName(run.tokens, token)}};
}

} // namespace

Result<Exhibit> meLayerExhibit(const AnalysisInput& input, const Progress& progress) {
    const Run& run = *input.findings->run;
    const LifeCycle& cycle = input.findings->lifeCycle;
    Exhibit exhibit;
    if (!cycle.emergence) {
        exhibit.statements.emplace_back("No massive-emergence layer: no entry of the residual stream is massive.");
    } else {
        const std::int64_t layer = cycle.emergence->layer;
        exhibit.statements.push_back(verdict(cycle, run));
        if (run.model->config().layers[static_cast<std::size_t>(layer)].feedForward == FeedForwardKind::mixture) {
            exhibit.notes.push_back(
                {"Layer %1's feed-forward is a mixture of experts and is not taken apart.", {layer}});
        } else {
            const PlacedValue place = emerged(cycle);
            const auto anatomy = emergenceAnatomy(run, layer, place.token, place.channel, shownPlaces, progress);
            if (!anatomy)
                return tl::unexpected(anatomy.error());
            describe(exhibit, *anatomy);
            exhibit.panels.emplace_back(neuronTable(*anatomy));
            exhibit.panels.emplace_back(channelTable(*anatomy));
        }
    }
    const auto peaks = downProjectionPeaks(run, progress);
    if (!peaks)
        return tl::unexpected(peaks.error());
    if (peaks->empty())
        return exhibit;
    exhibit.panels.emplace_back(peakChart(*peaks));
    exhibit.panels.emplace_back(superWeightTable(*peaks));
    return exhibit;
}

} // namespace sinkscope
