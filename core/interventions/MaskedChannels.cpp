#include "interventions/MaskedChannels.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <numeric>
#include <random>

namespace sinkscope {
namespace {

/// The first `count` of a shuffle that is the same on every machine.
std::vector<std::int64_t> drawn(std::int64_t count, std::int64_t width, std::uint64_t seed, std::int64_t layer) {
    std::mt19937_64 generator(seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(layer));
    std::vector<std::int64_t> channels(static_cast<std::size_t>(width));
    std::iota(channels.begin(), channels.end(), 0);
    for (std::int64_t place = 0; place < count; ++place) {
        const auto rest = static_cast<std::uint64_t>(width - place);
        std::swap(channels[static_cast<std::size_t>(place)],
                  channels[static_cast<std::size_t>(place) + static_cast<std::size_t>(generator() % rest)]);
    }
    channels.resize(static_cast<std::size_t>(count));
    return channels;
}

} // namespace

std::int64_t channelCount(const WeMask& mask, std::int64_t width) {
    if (mask.ranking == WeMask::Ranking::listed)
        return static_cast<std::int64_t>(mask.channels.size());
    const auto share = static_cast<std::int64_t>(mask.rate * static_cast<double>(width));
    return mask.count ? *mask.count : std::max<std::int64_t>(1, share);
}

Result<std::vector<std::int64_t>> rankedChannels(const WeMask& mask, std::int64_t count, std::int64_t layer,
                                                 std::int64_t width, const at::Tensor& gain) {
    if (mask.ranking == WeMask::Ranking::listed)
        return mask.channels;
    if (mask.ranking == WeMask::Ranking::random)
        return drawn(count, width, mask.seed, layer);
    if (!gain.defined())
        return failure(
            {"ranks channels by the gain of the norm before attention, but layer %1 has none: choose another ranking.",
             {layer}});
    const at::Tensor places = std::get<1>(gain.to(at::kCPU, at::kFloat).abs().topk(count)).contiguous();
    return std::vector<std::int64_t>(places.data_ptr<std::int64_t>(), places.data_ptr<std::int64_t>() + count);
}

} // namespace sinkscope
