#include "analysis/EmergenceAnatomy.h"

#include "analysis/Concentration.h"
#include "analysis/Doubles.h"
#include "analysis/FeedForwardParts.h"
#include "engine/NormInput.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>

namespace sinkscope {
namespace {

/// Places of the largest magnitudes, descending.
std::vector<std::int64_t> largestPlaces(const at::Tensor& values, std::int64_t count) {
    const at::Tensor order = std::get<1>(values.abs().topk(std::min(count, values.numel()))).to(at::kCPU);
    return {order.data_ptr<std::int64_t>(), order.data_ptr<std::int64_t>() + order.numel()};
}

std::vector<GainedChannel> gainedChannels(const at::Tensor& stream, const at::Tensor& gain, const at::Tensor& read,
                                          std::int64_t count) {
    std::vector<GainedChannel> channels;
    for (const std::int64_t channel : largestPlaces(read, count))
        channels.push_back({channel, stream[channel].item<double>(),
                            gain.defined() ? gain[channel].item<double>() : 1.0, read[channel].item<double>()});
    return channels;
}

std::vector<NeuronPart> neuronParts(const FeedForwardParts& parts, const at::Tensor& down, std::int64_t count) {
    const at::Tensor shares = parts.product[0] * down;
    std::vector<NeuronPart> neurons;
    for (const std::int64_t neuron : largestPlaces(shares, count)) {
        NeuronPart part{neuron,
                        parts.gate[0][neuron].item<double>(),
                        std::nullopt,
                        parts.product[0][neuron].item<double>(),
                        down[neuron].item<double>(),
                        shares[neuron].item<double>()};
        if (parts.up.defined())
            part.up = parts.up[0][neuron].item<double>();
        neurons.push_back(part);
    }
    return neurons;
}

} // namespace

Result<EmergenceAnatomy> emergenceAnatomy(const Run& run, std::int64_t layer, std::int64_t token, std::int64_t channel,
                                          std::int64_t count, const Progress& progress) {
    return guarded("The layer cannot be taken apart", [&]() -> Result<EmergenceAnatomy> {
        const LayerWeights& weights = layerWeights(run, layer);
        const at::Tensor stream = normInput(run, layer, NormSite::feedForwardInput, progress);
        const at::Tensor read = feedForwardRead(run, layer, progress);
        if (progress.cancelled())
            return cancellation();
        const auto parts = feedForwardParts(run, layer, read.narrow(0, token, 1));
        const at::Tensor down = weights.down.weight[channel].to(at::kFloat);
        const NormOfModel norm = feedForwardNorm(run.model->config(), layerConfig(run, layer), weights);
        EmergenceAnatomy anatomy;
        anatomy.layer = layer;
        anatomy.token = token;
        anatomy.channel = channel;
        anatomy.width = run.model->config().width;
        anatomy.written = (parts.product[0] * down).sum(at::kDouble).item<double>();
        if (weights.down.bias.defined())
            anatomy.written += weights.down.bias[channel].item<double>();
        anatomy.concentrationBefore = concentration(doubles(stream[token]));
        anatomy.concentrationAfter = concentration(doubles(read[token]));
        anatomy.productConcentration = concentration(doubles(parts.product[0]));
        anatomy.channels = gainedChannels(stream[token], norm.weights.gain, read[token], count);
        anatomy.neurons = neuronParts(parts, down, count);
        return anatomy;
    });
}

} // namespace sinkscope
