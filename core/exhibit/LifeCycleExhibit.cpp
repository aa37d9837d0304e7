#include "analysis/SpikeGenerations.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/LifeCycleCharts.h"
#include "exhibit/TokenName.h"

#include <utility>

namespace sinkscope {
namespace {

constexpr auto spikePaper = "arXiv 2603.05498, section 3, Fig. 1";
const Quantity value{"value", "Value", "", "Value in the residual stream after the layer, with its sign.",
                     "arXiv 2402.17762"};
const Quantity ratio{"ratio", "Times the median", "", "Magnitude over the median magnitude of the whole layer output.",
                     "arXiv 2402.17762, as released with arXiv 2503.22329"};
const Quantity added{"value", "Adds", "", "What the block adds to that channel of the spike token.", spikePaper};
const Quantity direction{"step", "Step", "", "up: before the peak with its sign; down: after it against its sign.",
                         "arXiv 2603.05498, Table 1; from a tenth of the channel's peak on, this project's reading"};
const Quantity first{"first", "First layer", "", "First layer after which the channel is at least 0.3 of the peak.",
                     "this project's reading"};
const Quantity last{"last", "Last layer", "", "Last layer after which the channel is at least 0.3 of the peak.",
                    "this project's reading"};
const Quantity peakLayer{"peakLayer", "Peak after layer", "", "Layer after which the channel is largest.",
                         "this project's reading"};
const Quantity peak{"peak", "Peak", "", "The largest value of that stretch, with its sign.", "this project's reading"};

const char* wordOf(BlockPart part) {
    return part == BlockPart::attention ? "attention" : "feedForward";
}

Table stepTable(const LifeCycle& cycle) {
    Table table{"steps",
                "Blocks that raise and lower the spike",
                {direction, quantity::layer, quantity::part, quantity::channel, added},
                {}};
    const auto add = [&](const char* word, const std::vector<StepBlock>& blocks) {
        for (const StepBlock& block : blocks)
            table.rows.push_back(
                {{word, block.layer, wordOf(block.part), block.channel, static_cast<double>(block.value)},
                 {.layer = block.layer, .query = cycle.spike->token, .channel = block.channel}});
    };
    add("up", cycle.stepUp);
    add("down", cycle.stepDown);
    return table;
}

Table generationTable(const Findings& findings) {
    Table table{"generations",
                "Generations of each spike channel",
                {quantity::channel, first, last, peakLayer, peak, quantity::position, quantity::tokenText},
                {}};
    const Run& run = *findings.run;
    for (const SpikeGeneration& generation :
         spikeGenerations(run, findings.lifeCycle.spikeChannels, findings.options.massive))
        table.rows.push_back(
            {{generation.channel, generation.first, generation.last, generation.peakLayer,
              static_cast<double>(generation.peak), generation.token, tokenName(run.tokens, generation.token)},
             {.layer = generation.peakLayer, .query = generation.token, .channel = generation.channel}});
    return table;
}

Table massiveTable(const Findings& findings) {
    Table table{"massive",
                "Massive entries",
                {quantity::layer, quantity::position, quantity::tokenText, quantity::channel, value, ratio},
                {}};
    for (const MassiveEntry& entry : findings.massive)
        table.rows.push_back({{entry.layer, entry.token, tokenName(findings.run->tokens, entry.token), entry.channel,
                               static_cast<double>(entry.value), static_cast<double>(entry.ratio)},
                              {.layer = entry.layer, .query = entry.token, .channel = entry.channel}});
    return table;
}

Text verdict(const Findings& findings) {
    const LifeCycle& cycle = findings.lifeCycle;
    const MassiveThresholds& massive = findings.options.massive;
    if (!cycle.spike)
        return {"No entry of the residual stream is above %1 and above %2 times its layer's median.",
                {massive.absolute, massive.relative}};
    return {"%1 entries are massive, after layers %2 to %3; the largest is %4 in channel %5 of token %6 ‘%7’.",
            {static_cast<std::int64_t>(findings.massive.size()), *cycle.firstMassive, *cycle.lastMassive,
             static_cast<double>(cycle.spike->value), cycle.spike->channel, cycle.spike->token,
             tokenName(findings.run->tokens, cycle.spike->token)}};
}

} // namespace

Result<Exhibit> lifeCycleExhibit(const AnalysisInput& input, const Progress& /*progress*/) {
    const Findings& findings = *input.findings;
    Exhibit exhibit;
    exhibit.statements.push_back(verdict(findings));
    for (Chart& chart : lifeCycleCharts(findings))
        exhibit.panels.emplace_back(std::move(chart));
    if (findings.lifeCycle.spike) {
        exhibit.panels.emplace_back(stepTable(findings.lifeCycle));
        exhibit.panels.emplace_back(generationTable(findings));
        exhibit.panels.emplace_back(massiveTable(findings));
    }
    return exhibit;
}

} // namespace sinkscope
