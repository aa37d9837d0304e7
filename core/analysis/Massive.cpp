#include "analysis/Massive.h"

#include "engine/RunTensors.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

/// The two bounds of one layer, in the precision the values have.
struct Bounds {
    float absolute = 0.0F, relative = 0.0F;
    bool passes(float value) const { return std::abs(value) > absolute && std::abs(value) > relative; }
};

std::int64_t passingPeaks(const std::array<Peak, 3>& peaks, const Bounds& bounds) {
    return std::count_if(peaks.begin(), peaks.end(), [&](const Peak& peak) { return bounds.passes(peak.value); });
}

/// Tokens whose three largest values all pass, so that smaller ones may pass as well.
std::vector<std::int64_t> crowdedTokens(const SiteStatistics& statistics, const Bounds& bounds) {
    std::vector<std::int64_t> tokens;
    for (std::size_t token = 0; token < statistics.top.size(); ++token)
        if (passingPeaks(statistics.top[token], bounds) == 3)
            tokens.push_back(static_cast<std::int64_t>(token));
    return tokens;
}

/// The residual rows of some tokens as fp32 in memory, [tokens, width].
at::Tensor residualRows(const at::Tensor& residual, const std::vector<std::int64_t>& tokens) {
    const auto index = at::tensor(at::ArrayRef<std::int64_t>(tokens), at::kLong).to(residual.device());
    return residual.index_select(0, index).to(at::kCPU, at::kFloat).contiguous();
}

class LayerSearch {
public:
    LayerSearch(std::int64_t layer, const SiteStatistics& statistics, const MassiveThresholds& thresholds)
        : layer_(layer),
          statistics_(statistics),
          bounds_{static_cast<float>(thresholds.absolute),
                  static_cast<float>(thresholds.relative * statistics.layerMedian)} {}

    void appendTo(std::vector<MassiveEntry>& entries, const at::Tensor& residual) const {
        const auto crowded = crowdedTokens(statistics_, bounds_);
        const auto rows = crowded.empty() ? at::Tensor() : residualRows(residual, crowded);
        std::size_t nextCrowded = 0;
        for (std::size_t token = 0; token < statistics_.top.size(); ++token) {
            const auto place = static_cast<std::int64_t>(token);
            if (nextCrowded < crowded.size() && crowded[nextCrowded] == place) {
                const auto row = static_cast<std::int64_t>(nextCrowded++) * rows.size(1);
                appendRow(entries, place, {rows.data_ptr<float>() + row, static_cast<std::size_t>(rows.size(1))});
            } else {
                appendPeaks(entries, place);
            }
        }
    }

private:
    MassiveEntry entry(std::int64_t token, std::int64_t channel, float value) const {
        return {layer_, token, channel, value, std::abs(value) / statistics_.layerMedian};
    }

    void appendRow(std::vector<MassiveEntry>& entries, std::int64_t token, std::span<const float> row) const {
        for (std::size_t channel = 0; channel < row.size(); ++channel)
            if (bounds_.passes(row[channel]))
                entries.push_back(entry(token, static_cast<std::int64_t>(channel), row[channel]));
    }

    void appendPeaks(std::vector<MassiveEntry>& entries, std::int64_t token) const {
        auto peaks = statistics_.top[static_cast<std::size_t>(token)];
        std::sort(peaks.begin(), peaks.end(), [](const Peak& a, const Peak& b) { return a.channel < b.channel; });
        for (const Peak& peak : peaks)
            if (bounds_.passes(peak.value))
                entries.push_back(entry(token, peak.channel, peak.value));
    }

    std::int64_t layer_;
    const SiteStatistics& statistics_;
    Bounds bounds_;
};

} // namespace

std::vector<MassiveEntry> massiveEntries(const Run& run, const MassiveThresholds& thresholds) {
    std::vector<MassiveEntry> entries;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const auto place = static_cast<std::size_t>(layer);
        LayerSearch(layer, run.layers[place]->afterFeedForward, thresholds)
            .appendTo(entries, run.tensors->residual[place + 1]);
    }
    return entries;
}

} // namespace sinkscope
