#include "PlantedRun.h"

#include <ATen/ATen.h>
#include <algorithm>

namespace sinkscope {

PlantedStream::PlantedStream(std::int64_t layers, std::int64_t tokens, std::int64_t width)
    : embedding(at::linspace(0.01, 0.02, tokens * width, at::kFloat).reshape({tokens, width})),
      attention(static_cast<std::size_t>(layers)),
      feedForward(static_cast<std::size_t>(layers)) {
    for (auto* part : {&attention, &feedForward})
        for (at::Tensor& block : *part)
            block = at::zeros({tokens, width}, at::kFloat);
}

SiteStatistics plainStatistics(const at::Tensor& values) {
    SiteStatistics statistics;
    const auto magnitudes = values.abs();
    statistics.layerMedian = magnitudes.median().item<float>();
    const std::int64_t places = std::min<std::int64_t>(3, values.size(1));
    for (std::int64_t token = 0; token < values.size(0); ++token) {
        statistics.norm.push_back(values[token].norm().item<float>());
        statistics.median.push_back(magnitudes[token].median().item<float>());
        const auto order = std::get<1>(magnitudes[token].topk(places));
        auto& top = statistics.top.emplace_back();
        for (std::int64_t place = 0; place < places; ++place) {
            const auto channel = order[place].item<std::int64_t>();
            top[static_cast<std::size_t>(place)] = {values[token][channel].item<float>(),
                                                    static_cast<std::int32_t>(channel)};
        }
    }
    return statistics;
}

Run plantedRun(const PlantedStream& stream, KeepOutputs outputs) {
    Run run;
    auto tensors = std::make_shared<RunTensors>();
    run.tokens.resize(static_cast<std::size_t>(stream.embedding.size(0)));
    run.embedding = plainStatistics(stream.embedding);
    tensors->residual.push_back(stream.embedding);
    for (std::size_t layer = 0; layer < stream.attention.size(); ++layer) {
        const auto between = tensors->residual.back() + stream.attention[layer];
        tensors->residual.push_back(between + stream.feedForward[layer]);
        LayerCapture capture;
        capture.attentionOutput = plainStatistics(stream.attention[layer]);
        capture.afterAttention = plainStatistics(between);
        capture.feedForwardOutput = plainStatistics(stream.feedForward[layer]);
        capture.afterFeedForward = plainStatistics(tensors->residual.back());
        run.layers.push_back(std::make_shared<const LayerCapture>(std::move(capture)));
    }
    if (outputs == KeepOutputs::yes) {
        tensors->attentionOutput = stream.attention;
        tensors->feedForwardOutput = stream.feedForward;
    }
    run.options.blockOutputs = outputs;
    run.tensors = std::move(tensors);
    return run;
}

} // namespace sinkscope
