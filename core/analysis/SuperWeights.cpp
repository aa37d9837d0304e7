#include "analysis/SuperWeights.h"

#include "analysis/FeedForwardParts.h"
#include "engine/Linear.h"
#include "engine/NormInput.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <cmath>

namespace sinkscope {
namespace {

struct PlacedPeak {
    double value = 0.0;
    std::int64_t row = 0, column = 0;
};

PlacedPeak peakOf(const at::Tensor& values) {
    const auto place = values.abs().argmax().item<std::int64_t>();
    const std::int64_t columns = values.size(1);
    return {values.flatten()[place].item<double>(), place / columns, place % columns};
}

/// Rows at a time: the wide product of many tokens need not exist at once.
constexpr std::int64_t rowsAtOnce = 256;

DownProjectionPeak peakOf(const Run& run, std::int64_t layer, const Progress& progress) {
    const LayerWeights& weights = layerWeights(run, layer);
    const at::Tensor read = feedForwardRead(run, layer, progress);
    DownProjectionPeak peak;
    peak.layer = layer;
    for (std::int64_t first = 0; first < read.size(0) && !progress.cancelled(); first += rowsAtOnce) {
        const at::Tensor rows = read.narrow(0, first, std::min(rowsAtOnce, read.size(0) - first));
        const at::Tensor product = feedForwardParts(run, layer, rows).product;
        const PlacedPeak input = peakOf(product);
        const PlacedPeak output = peakOf(multiply(product.to(read.scalar_type()), weights.down));
        if (std::abs(input.value) > std::abs(peak.input)) {
            peak.input = input.value;
            peak.inputToken = first + input.row;
            peak.neuron = input.column;
        }
        if (std::abs(output.value) > std::abs(peak.output)) {
            peak.output = output.value;
            peak.outputToken = first + output.row;
            peak.channel = output.column;
        }
    }
    peak.weight = weights.down.weight[peak.channel][peak.neuron].item<double>();
    return peak;
}

} // namespace

bool DownProjectionPeak::isCandidate() const {
    return std::abs(input) > superActivation && std::abs(output) > superActivation && inputToken == outputToken;
}

Result<std::vector<DownProjectionPeak>> downProjectionPeaks(const Run& run, const Progress& progress) {
    return guarded("The down projections cannot be searched", [&]() -> Result<std::vector<DownProjectionPeak>> {
        std::vector<DownProjectionPeak> peaks;
        for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
            progress.report(Stage::analyzing, layer, run.layerCount());
            if (layerConfig(run, layer).feedForward != FeedForwardKind::mixture)
                peaks.push_back(peakOf(run, layer, progress));
            if (progress.cancelled())
                return cancellation();
        }
        return peaks;
    });
}

} // namespace sinkscope
