#include "interventions/GainSpectrum.h"

#include "interventions/LayerChoice.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {

std::vector<ChannelGain> gainSpectrum(const Model& model, const WeMask& mask, std::int64_t layer) {
    const at::Tensor stored = model.weights().layer(layer).attentionInput.gain;
    if (!stored.defined())
        return {};
    const at::Tensor gain = stored.to(at::kCPU, at::kFloat).contiguous();
    const std::int64_t width = gain.numel();
    std::vector<ChannelGain> spectrum(static_cast<std::size_t>(width));
    for (std::int64_t channel = 0; channel < width; ++channel)
        spectrum[static_cast<std::size_t>(channel)] = {channel, gain.data_ptr<float>()[channel], false};
    if (mask.ranking == WeMask::Ranking::gain || mask.ranking == WeMask::Ranking::random)
        if (const auto taken = rankedChannels(mask, std::min(channelCount(mask, width), width), layer, width, gain))
            for (const std::int64_t channel : *taken)
                spectrum[static_cast<std::size_t>(channel)].masked = true;
    std::stable_sort(spectrum.begin(), spectrum.end(), [](const ChannelGain& one, const ChannelGain& other) {
        return std::abs(one.gain) > std::abs(other.gain);
    });
    return spectrum;
}

} // namespace sinkscope
