#include "analysis/Amplifier.h"

#include "analysis/Doubles.h"
#include "analysis/FeedForwardParts.h"
#include "analysis/GatedRows.h"
#include "engine/Linear.h"
#include "engine/NormInput.h"
#include "engine/Operations.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>

namespace sinkscope {
namespace {

/// x / rms(x): the norm without its gain, [tokens, width] in fp32.
at::Tensor withoutGain(const Run& run, std::int64_t layer, const Progress& progress) {
    const Model& model = *run.model;
    const LayerConfig& description = layerConfig(run, layer);
    NormConfig norm = feedForwardNorm(model.config(), description, layerWeights(run, layer)).config;
    norm.parameters = NormParameters::none;
    const at::Tensor rows = normInput(run, layer, NormSite::feedForwardInput, progress).to(at::kFloat);
    return operationsFor(model.device(), ComputeType::fp32)->normalize(rows, norm, {});
}

/// What the block computes in one channel, [tokens].
at::Tensor written(const Run& run, std::int64_t layer, std::int64_t channel, const Progress& progress) {
    const LinearWeights& down = layerWeights(run, layer).down;
    const at::Tensor product = feedForwardParts(run, layer, feedForwardRead(run, layer, progress)).product;
    const at::Tensor values = product.mv(down.weight[channel].to(at::kFloat));
    return down.bias.defined() ? values + down.bias[channel] : values;
}

} // namespace

Result<GateLikeness> gateLikeness(const Run& run, std::int64_t layer, const Progress& progress) {
    return guarded("The gate cannot be compared with the identity", [&]() -> Result<GateLikeness> {
        const at::Tensor read = feedForwardRead(run, layer, progress);
        if (progress.cancelled())
            return cancellation();
        const FeedForwardParts parts = feedForwardParts(run, layer, read);
        const at::Tensor written =
            multiplyInBlocks(parts.product.to(read.scalar_type()), layerWeights(run, layer).down, progress);
        if (progress.cancelled())
            return cancellation();
        const at::Tensor input = parts.gate.to(at::kDouble), left = parts.activated.to(at::kDouble);
        const at::Tensor inputNorm = input.norm(2, 1), leftNorm = left.norm(2, 1);
        return GateLikeness{doubles((input * left).sum(1) / (inputNorm * leftNorm)), doubles(leftNorm / inputNorm),
                            doubles(written.abs().amax(1))};
    });
}

Result<ChannelAmplifier> channelAmplifier(const Run& run, std::int64_t layer, std::int64_t channel,
                                          std::int64_t eigenvalues, const Progress& progress) {
    return guarded("The channel's quadratic form cannot be computed", [&]() -> Result<ChannelAmplifier> {
        auto spectrum = quadraticSpectrum(*run.model, layer, channel, eigenvalues, progress);
        if (!spectrum)
            return tl::unexpected(spectrum.error());
        const at::Tensor input = withoutGain(run, layer, progress);
        if (progress.cancelled())
            return cancellation();
        const GatedRows rows = gatedRows(*run.model, layer);
        const at::Tensor gate = input.matmul(rows.gate.t()), up = input.matmul(rows.up.t());
        const at::Tensor trigger = at::tensor(spectrum->trigger, at::kFloat).to(input.device());
        const at::Tensor norm = input.to(at::kDouble).norm(2, 1);
        const at::Tensor cosine = input.mv(trigger).to(at::kDouble) / norm;
        ChannelAmplifier result;
        result.layer = layer;
        result.channel = channel;
        result.cosine = doubles(cosine);
        result.predicted = doubles(cosine.square() * norm.square() * spectrum->eigenvalues.front());
        result.quadratic = doubles((gate * up).mv(rows.down[channel]));
        result.measured = doubles(written(run, layer, channel, progress));
        result.spectrum = *std::move(spectrum);
        return result;
    });
}

} // namespace sinkscope
