#include "exhibit/LifeCycleCharts.h"

#include "exhibit/CommonQuantities.h"
#include "exhibit/PanelParts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinkscope {
namespace {

const Quantity largestMagnitude{"magnitude", "Magnitude", "", "Absolute value of one coordinate of one token.",
                                "arXiv 2603.05498, section 3, Fig. 1"};

void addPlacedValue(Series& series, std::int64_t layer, const PlacedValue& placed) {
    series.x.push_back(static_cast<double>(layer));
    series.y.push_back(std::abs(placed.value));
    series.places.push_back(
        {.layer = std::max<std::int64_t>(layer, 0), .query = placed.token, .channel = placed.channel});
}

/// Names and meanings of the three largest.
using Ranks = std::array<Series, 3>;

void addRanks(Chart& chart, Ranks ranks, const LifeCycle& cycle) {
    for (std::size_t row = 0; row < cycle.residual.size(); ++row)
        for (std::size_t rank = 0; rank < ranks.size(); ++rank)
            addPlacedValue(ranks[rank], static_cast<std::int64_t>(row) - 1, cycle.residual[row][rank]);
    chart.series.insert(chart.series.end(), ranks.begin(), ranks.end());
}

void addMedian(Chart& chart, Series median, const LifeCycle& cycle) {
    for (std::size_t row = 0; row < cycle.median.size(); ++row) {
        median.x.push_back(static_cast<double>(row) - 1.0);
        median.y.push_back(cycle.median[row]);
    }
    chart.series.push_back(std::move(median));
}

void addBlocks(Chart& chart, Series attention, Series feedForward, const LifeCycle& cycle) {
    for (std::size_t layer = 0; layer < cycle.attention.size(); ++layer) {
        addPlacedValue(attention, static_cast<std::int64_t>(layer), cycle.attention[layer]);
        addPlacedValue(feedForward, static_cast<std::int64_t>(layer), cycle.feedForward[layer]);
    }
    chart.series.push_back(std::move(attention));
    chart.series.push_back(std::move(feedForward));
}

void addThreshold(Chart& chart, const Findings& findings) {
    if (findings.options.massive.absolute > 0.0)
        chart.levels.push_back({"massive above", findings.options.massive.absolute});
}

} // namespace

std::vector<Chart> lifeCycleCharts(const Findings& findings) {
    Chart residual{"residual", "Largest magnitudes after each layer", quantity::layer, largestMagnitude, {}};
    Chart blocks{"blocks", "Largest magnitude that each block adds", quantity::layer, largestMagnitude, {}};
    residual.yScale = blocks.yScale = AxisScale::logarithmic;
    addRanks(residual,
             {emptySeries("largest", SeriesMeaning::spike), emptySeries("second", SeriesMeaning::plain),
              emptySeries("third", SeriesMeaning::plain)},
             findings.lifeCycle);
    addMedian(residual, emptySeries("median", SeriesMeaning::others), findings.lifeCycle);
    addThreshold(residual, findings);
    addBlocks(blocks, emptySeries("attention", SeriesMeaning::attention),
              emptySeries("feed-forward", SeriesMeaning::feedForward), findings.lifeCycle);
    return {std::move(residual), std::move(blocks)};
}

std::vector<Chart> lifeCycleCharts(const Findings& base, const Findings& changed) {
    Chart residual{
        "residual", "Largest magnitudes after each layer, base and changed", quantity::layer, largestMagnitude, {}};
    Chart blocks{
        "blocks", "Largest magnitude that each block adds, base and changed", quantity::layer, largestMagnitude, {}};
    residual.yScale = blocks.yScale = AxisScale::logarithmic;
    addRanks(residual,
             {emptySeries("base: largest", SeriesMeaning::base), emptySeries("base: second", SeriesMeaning::base),
              emptySeries("base: third", SeriesMeaning::base)},
             base.lifeCycle);
    addRanks(residual,
             {emptySeries("changed: largest", SeriesMeaning::changed),
              emptySeries("changed: second", SeriesMeaning::changed),
              emptySeries("changed: third", SeriesMeaning::changed)},
             changed.lifeCycle);
    addMedian(residual, emptySeries("changed: median", SeriesMeaning::others), changed.lifeCycle);
    addThreshold(residual, changed);
    addBlocks(blocks, emptySeries("base: attention", SeriesMeaning::base),
              emptySeries("base: feed-forward", SeriesMeaning::base), base.lifeCycle);
    addBlocks(blocks, emptySeries("changed: attention", SeriesMeaning::attention),
              emptySeries("changed: feed-forward", SeriesMeaning::feedForward), changed.lifeCycle);
    return {std::move(residual), std::move(blocks)};
}

} // namespace sinkscope
