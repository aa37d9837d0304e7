#include "analysis/BlockContributions.h"

#include "engine/RunTensors.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>
#include <optional>

namespace sinkscope {
namespace {

/// One token's values in some channels, for each of the tensors [tokens, width]: [tensors, channels].
Matrix gather(const std::vector<at::Tensor>& tensors, std::int64_t token, std::span<const std::int64_t> channels) {
    Matrix values(static_cast<std::int64_t>(tensors.size()), static_cast<std::int64_t>(channels.size()));
    const auto index = at::tensor(at::ArrayRef<std::int64_t>(channels.data(), channels.size()), at::kLong);
    std::vector<at::Tensor> rows;
    for (const at::Tensor& tensor : tensors)
        rows.push_back(tensor.select(0, token).index_select(0, index.to(tensor.device())));
    if (rows.empty() || channels.empty())
        return values;
    const auto joined = at::stack(rows).to(at::kCPU, at::kFloat).contiguous();
    std::copy_n(joined.data_ptr<float>(), values.values.size(), values.values.begin());
    return values;
}

std::optional<float> peakIn(const SiteStatistics& statistics, std::int64_t token, std::int64_t channel) {
    for (const Peak& peak : statistics.top[static_cast<std::size_t>(token)])
        if (peak.channel == channel && peak.value != 0.0F)
            return peak.value;
    return std::nullopt;
}

float thirdLargest(const SiteStatistics& statistics, std::int64_t token) {
    return std::abs(statistics.top[static_cast<std::size_t>(token)][2].value);
}

/// What attention adds, given the stream before the layer and what both blocks add together.
float attentionShare(const LayerCapture& layer, std::int64_t token, std::int64_t channel, float before, float sum) {
    if (const auto attention = peakIn(layer.attentionOutput, token, channel))
        return *attention;
    if (const auto feedForward = peakIn(layer.feedForwardOutput, token, channel))
        return sum - *feedForward;
    if (const auto between = peakIn(layer.afterAttention, token, channel))
        return *between - before;
    return thirdLargest(layer.attentionOutput, token) > thirdLargest(layer.feedForwardOutput, token) ? sum : 0.0F;
}

} // namespace

BlockContributions blockContributions(const Run& run, std::int64_t token, std::span<const std::int64_t> channels) {
    const RunTensors& tensors = *run.tensors;
    BlockContributions result{gather(tensors.residual, token, channels), {}, {}};
    if (!tensors.attentionOutput.empty() && !tensors.feedForwardOutput.empty()) {
        result.attention = gather(tensors.attentionOutput, token, channels);
        result.feedForward = gather(tensors.feedForwardOutput, token, channels);
        return result;
    }
    result.attention = Matrix(run.layerCount(), static_cast<std::int64_t>(channels.size()));
    result.feedForward = result.attention;
    std::vector<at::Tensor> entering;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer)
        entering.push_back(streamInto(run, layer));
    const Matrix read = gather(entering, token, channels);
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const LayerCapture& capture = run.layer(layer);
        for (std::int64_t place = 0; place < result.residual.columns; ++place) {
            const float before = read.at(layer, place);
            const float sum = result.residual.at(layer + 1, place) - before;
            const std::int64_t channel = channels[static_cast<std::size_t>(place)];
            const float attention = attentionShare(capture, token, channel, before, sum);
            result.attention.at(layer, place) = attention;
            result.feedForward.at(layer, place) =
                peakIn(capture.feedForwardOutput, token, channel).value_or(sum - attention);
        }
    }
    return result;
}

} // namespace sinkscope
