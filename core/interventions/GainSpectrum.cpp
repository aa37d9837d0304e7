#include "interventions/GainSpectrum.h"

#include "engine/NormInput.h"
#include "engine/RunTensors.h"
#include "interventions/LayerSets.h"
#include "interventions/MaskedChannels.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

bool contains(const Result<std::vector<std::int64_t>>& list, std::int64_t item) {
    return list && std::find(list->begin(), list->end(), item) != list->end();
}

/// Of one token, as the engine ranks them (ChangedRows).
std::vector<std::int64_t> largestOf(const at::Tensor& rows, std::int64_t token, std::int64_t count) {
    const at::Tensor places = std::get<1>(rows.select(0, token).abs().topk(count)).to(at::kCPU).contiguous();
    return {places.data_ptr<std::int64_t>(), places.data_ptr<std::int64_t>() + count};
}

std::vector<std::int64_t> takenChannels(const Run& run, const WeMask& mask, const GainSpectrum& spectrum,
                                        const at::Tensor& gain) {
    const std::int64_t width = gain.numel(), count = std::min(channelCount(mask, width), width);
    if (!spectrum.token)
        return rankedChannels(mask, count, spectrum.layer, width, gain).value_or(std::vector<std::int64_t>());
    return largestOf(mask.ranking == WeMask::Ranking::activation ? attentionRead(run, spectrum.layer)
                                                                 : streamInto(run, spectrum.layer),
                     *spectrum.token, count);
}

} // namespace

GainSpectrum gainSpectrum(const Findings& base, const WeMask& mask, std::int64_t layer, std::int64_t token) {
    const Run& run = *base.run;
    GainSpectrum spectrum{layer, false, {}, {}};
    const at::Tensor stored = run.model->weights().layer(layer).attentionInput.gain;
    if (!stored.defined())
        return spectrum;
    const at::Tensor gain = stored.to(at::kCPU, at::kFloat).contiguous();
    for (std::int64_t channel = 0; channel < gain.numel(); ++channel)
        spectrum.channels.push_back({channel, gain.data_ptr<float>()[channel], false});
    const auto tokens = tokensOf(mask.tokens, base);
    spectrum.acts = contains(layersOf(mask.layers, base), layer) && tokens && !tokens->empty();
    if (mask.ranking == WeMask::Ranking::activation || mask.ranking == WeMask::Ranking::magnitude)
        spectrum.token = contains(tokens, token) || !spectrum.acts ? token : tokens->front();
    if (spectrum.acts)
        for (const std::int64_t channel : takenChannels(run, mask, spectrum, gain))
            spectrum.channels[static_cast<std::size_t>(channel)].masked = true;
    std::stable_sort(
        spectrum.channels.begin(), spectrum.channels.end(),
        [](const ChannelGain& one, const ChannelGain& other) { return std::abs(one.gain) > std::abs(other.gain); });
    return spectrum;
}

} // namespace sinkscope
