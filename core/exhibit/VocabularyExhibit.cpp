#include "analysis/VocabularyProbe.h"
#include "exhibit/CommonQuantities.h"
#include "exhibit/Exhibits.h"
#include "exhibit/PanelParts.h"
#include "exhibit/TokenName.h"
#include "io/TokenText.h"
#include "text/KnownTokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <string_view>
#include <tuple>

namespace sinkscope {
namespace {

constexpr auto spikePaper = "arXiv 2603.05498, section 3, Table 2";
const Quantity magnitude{"magnitude", "Magnitude", "",
                         "Largest absolute value after any layer, the token being alone at position 0.", spikePaper};
const Quantity value{"value", "Value", "", "The same with its sign.", spikePaper};
const Quantity ratio{"ratio", "Times the median", "",
                     "Largest magnitude after a layer over that layer's median in the prompt's run; the layer where "
                     "this is most.",
                     "arXiv 2402.17762; the prompt's median is this project's reading"};
const Quantity items{"items", "Count", "tokens", "Vocabulary items whose magnitude lies in this stretch.", spikePaper};
const Quantity id{"id", "Id", "", "Number of the vocabulary item.", ""};
const Quantity bytes{"bytes", "Bytes", "", "The token's bytes in hexadecimal; empty for an id without a token.", ""};
const Quantity published{"share", "Spike tokens", "%", "Share of the vocabulary that becomes a spike token.",
                         spikePaper};
const Quantity publishedModel{"model", "Model", "", "Checkpoint of the paper.", spikePaper};
const Quantity publishedItems{"items", "Vocabulary", "tokens", "Size of the vocabulary.", spikePaper};
const Quantity publishedSpikes{"spikes", "Spike tokens", "tokens", "Items that become a spike token.", spikePaper};
constexpr std::size_t shownExceptions = 2000, shownLargest = 50;

struct PublishedProbe {
    const char* model;
    std::int64_t items, spikes;
};
constexpr std::array publishedProbes{
    PublishedProbe{"Llama-2-7B", 32000, 31887},    PublishedProbe{"Llama-2-13B", 32000, 31889},
    PublishedProbe{"Llama-3-8B", 128256, 127956},  PublishedProbe{"Qwen2.5-7B", 152064, 149587},
    PublishedProbe{"Qwen2.5-14B", 152064, 149645}, PublishedProbe{"Qwen3-8B", 151936, 151830},
    PublishedProbe{"Qwen3-14B", 151936, 151824}};

/// The probe beside what the exhibit says of each item.
struct Probed {
    const VocabularyProbe& probe;
    const Model& model;
    std::vector<float> medians;
    std::vector<ProbedPeak> peaks;
    std::vector<bool> spikes;

    Probed(const VocabularyProbe& found, const Findings& findings) : probe(found), model(*findings.run->model) {
        for (const auto& layer : findings.run->layers)
            medians.push_back(layer->afterFeedForward.layerMedian);
        for (std::int64_t item = 0; item < probe.largest.rows; ++item)
            peaks.push_back(peakOf(probe, item));
        spikes = spikeItems(probe, medians, findings.options.massive);
    }

    float magnitudeOf(std::int64_t item) const { return std::abs(peaks[static_cast<std::size_t>(item)].value); }
    bool known(std::int64_t item) const { return std::isfinite(magnitudeOf(item)); }
    std::int64_t count() const { return std::count(spikes.begin(), spikes.end(), true); }

    double largestRatio(std::int64_t item) const {
        double largest = 0.0;
        for (std::size_t layer = 0; layer < medians.size(); ++layer)
            largest = std::max(largest, std::abs(static_cast<double>(probe.largest.row(item)[layer])) / medians[layer]);
        return largest;
    }

    /// Items in the order of their magnitudes, smallest first.
    std::vector<std::int32_t> ordered() const {
        std::vector<std::int32_t> order(peaks.size());
        std::iota(order.begin(), order.end(), 0);
        std::erase_if(order, [&](std::int32_t item) { return !known(item); });
        std::ranges::stable_sort(order, {}, [&](std::int32_t item) { return magnitudeOf(item); });
        return order;
    }
};

Table itemTable(const Probed& probed, std::string key, Text title, std::span<const std::int32_t> chosen) {
    Table table{std::move(key),
                std::move(title),
                {id, quantity::tokenText, bytes, magnitude, value, quantity::layer, quantity::channel, ratio},
                {}};
    for (const Token& token : knownTokens(probed.model.tokenizer(), chosen)) {
        const ProbedPeak& peak = probed.peaks[static_cast<std::size_t>(token.id)];
        const std::int64_t channel = probed.probe.channels[static_cast<std::size_t>(token.id)];
        table.rows.push_back({{std::int64_t{token.id}, tokenName(token), hexadecimal(token.bytes),
                               static_cast<double>(std::abs(peak.value)), static_cast<double>(peak.value), peak.layer,
                               channel, probed.largestRatio(token.id)},
                              {.layer = peak.layer, .channel = channel}});
    }
    return table;
}

/// Counts in tenths of a power of ten, from the smallest magnitude to the largest.
Chart histogram(const Probed& probed) {
    constexpr double stepsPerDecade = 10.0;
    Chart chart{"histogram", "How large each vocabulary item grows at position 0", magnitude, items, {}};
    chart.xScale = chart.yScale = AxisScale::logarithmic;
    std::map<std::int64_t, std::array<std::int64_t, 2>> bins;
    for (std::int64_t item = 0; item < probed.probe.largest.rows; ++item)
        if (probed.known(item) && probed.magnitudeOf(item) > 0.0F) {
            const double step = std::log10(static_cast<double>(probed.magnitudeOf(item))) * stepsPerDecade;
            ++bins[static_cast<std::int64_t>(std::floor(step))][probed.spikes[static_cast<std::size_t>(item)] ? 1 : 0];
        }
    for (const auto& [name, meaning, kind] :
         {std::tuple{"other tokens", SeriesMeaning::others, 0}, {"spike tokens", SeriesMeaning::spike, 1}}) {
        Series series = emptySeries(name, meaning, SeriesStyle::bars);
        for (const auto& [bin, counts] : bins)
            if (const std::int64_t count = counts[static_cast<std::size_t>(kind)]; count > 0) {
                series.x.push_back(std::pow(10.0, (static_cast<double>(bin) + 0.5) / stepsPerDecade));
                series.y.push_back(static_cast<double>(count));
            }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

Table publishedTable() {
    Table table{"published",
                "Published for comparison, not computed here",
                {publishedModel, publishedItems, publishedSpikes, published},
                {}};
    for (const PublishedProbe& probe : publishedProbes)
        table.rows.push_back({{probe.model, probe.items, probe.spikes,
                               100.0 * static_cast<double>(probe.spikes) / static_cast<double>(probe.items)},
                              {}});
    return table;
}

Text verdict(const Probed& probed, const MassiveThresholds& massive) {
    const std::int64_t all = probed.probe.largest.rows, spikes = probed.count();
    return {"%1 of %2 vocabulary items (%3 %) become spike tokens alone at position 0: above %4 and above %5 times the "
            "prompt's median of the same layer.",
            {spikes, all, 100.0 * static_cast<double>(spikes) / static_cast<double>(all), massive.absolute,
             massive.relative}};
}

/// How far the cutoff lies from both kinds of items; nothing when there is only one kind.
std::optional<Text> margin(const Probed& probed) {
    double mostOther = 0.0, leastSpike = std::numeric_limits<double>::infinity();
    for (std::int64_t item = 0; item < probed.probe.largest.rows; ++item) {
        if (!probed.known(item))
            continue;
        const double ratio = probed.largestRatio(item);
        if (probed.spikes[static_cast<std::size_t>(item)])
            leastSpike = std::min(leastSpike, ratio);
        else
            mostOther = std::max(mostOther, ratio);
    }
    if (mostOther == 0.0 || !std::isfinite(leastSpike))
        return std::nullopt;
    return Text{
        "Spike tokens reach at least %1 times the median, the others at most %2: the nearer these are, the more "
        "the count depends on the cutoff.",
        {leastSpike, mostOther}};
}

/// The paper's row of this very checkpoint, by its name and the size of its vocabulary.
const PublishedProbe* publishedOf(const ModelConfig& config) {
    const auto plain = [](std::string_view name) {
        std::string letters;
        for (const char letter : name)
            if (std::isalnum(static_cast<unsigned char>(letter)))
                letters += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        return letters;
    };
    const auto found = std::ranges::find_if(publishedProbes, [&](const PublishedProbe& probe) {
        return probe.items == config.vocabulary && plain(config.name).find(plain(probe.model)) != std::string::npos;
    });
    return found == publishedProbes.end() ? nullptr : &*found;
}

std::vector<Text> notesOn(const Probed& probed, const Findings& findings) {
    std::vector<Text> notes{
        "The paper prints no cutoff. Here an item counts when after some layer its largest magnitude is massive "
        "against "
        "the median of that layer in the prompt's run (this project's reading): its own median would grow with the "
        "spike."};
    constexpr std::int64_t fewTokens = 8;
    if (findings.run->tokenCount() < fewTokens)
        notes.push_back({"The prompt has only %1 tokens, so its medians are mostly the spike token's own; run a longer "
                         "prompt for a verdict.",
                         {findings.run->tokenCount()}});
    if (findings.run->plan)
        notes.push_back("Interventions are not part of this probe: it looks at the model as it was loaded.");
    std::int64_t unknown = 0;
    for (std::int64_t item = 0; item < probed.probe.largest.rows; ++item)
        unknown += probed.known(item) ? 0 : 1;
    if (unknown > 0)
        notes.push_back({"%1 items gave NaN or infinity and are left out of tables and histogram.", {unknown}});
    return notes;
}

Exhibit exhibitOf(const Probed& probed, const Findings& findings) {
    Exhibit exhibit;
    const std::vector<std::int32_t> order = probed.ordered();
    std::vector<std::int32_t> exceptions;
    std::ranges::copy_if(order, std::back_inserter(exceptions),
                         [&](std::int32_t item) { return !probed.spikes[static_cast<std::size_t>(item)]; });
    std::vector<std::int32_t> largest(order.rbegin(), order.rend());
    largest.resize(std::min(largest.size(), shownLargest));
    exhibit.statements.push_back(verdict(probed, findings.options.massive));
    if (!order.empty())
        exhibit.statements.push_back({"Half of all items reach %1 or more; the smallest %2, the largest %3.",
                                      {static_cast<double>(probed.magnitudeOf(order[order.size() / 2])),
                                       static_cast<double>(probed.magnitudeOf(order.front())),
                                       static_cast<double>(probed.magnitudeOf(order.back()))}});
    if (const auto gap = margin(probed))
        exhibit.statements.push_back(*gap);
    if (const PublishedProbe* known = publishedOf(probed.model.config()))
        exhibit.statements.push_back(
            {"The paper counts %1 of %2 for %3.", {known->spikes, known->items, std::string(known->model)}});
    exhibit.notes = notesOn(probed, findings);
    if (exceptions.size() > shownExceptions) {
        exhibit.notes.push_back({"Of %1 items that are no spike tokens the %2 with the smallest magnitudes are listed.",
                                 {static_cast<std::int64_t>(exceptions.size()), std::int64_t{shownExceptions}}});
        exceptions.resize(shownExceptions);
    }
    exhibit.panels = {histogram(probed),
                      itemTable(probed, "exceptions", "Items that become no spike token", exceptions),
                      itemTable(probed, "largest", "Items that grow largest", largest), publishedTable()};
    return exhibit;
}

} // namespace

Result<Exhibit> vocabularyExhibit(const AnalysisInput& input, const Progress& progress) {
    const Findings& findings = *input.findings;
    const auto probe = probeVocabulary(*findings.run->model, input.probeFolder, progress);
    if (!probe)
        return tl::unexpected(probe.error());
    return exhibitOf(Probed(*probe, findings), findings);
}

} // namespace sinkscope
