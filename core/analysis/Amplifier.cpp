#include "analysis/Amplifier.h"

#include "analysis/Doubles.h"
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

at::Tensor activated(const Run& run, const at::Tensor& gate) {
    // The product with ones leaves the activation alone.
    const at::Tensor both = at::cat({gate, at::ones_like(gate)}, 1);
    return operationsFor(run.model->device(), ComputeType::fp32)
        ->activate(both, FeedForwardKind::gated, run.model->config().activation);
}

} // namespace

Result<GateLikeness> gateLikeness(const Run& run, std::int64_t layer, const Progress& progress) {
    return guarded("The gate cannot be compared with the identity", [&]() -> Result<GateLikeness> {
        const LayerWeights& weights = layerWeights(run, layer);
        const at::Tensor read = feedForwardRead(run, layer, progress);
        if (progress.cancelled())
            return cancellation();
        const auto parts = multiplyInBlocks(read, weights.gateUp, progress).to(at::kFloat).chunk(2, 1);
        const at::Tensor output = activated(run, parts[0]);
        const at::Tensor written = multiplyInBlocks((output * parts[1]).to(read.scalar_type()), weights.down, progress);
        if (progress.cancelled())
            return cancellation();
        const at::Tensor input = parts[0].to(at::kDouble), left = output.to(at::kDouble);
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
        result.measured = doubles((activated(run, gate) * up).mv(rows.down[channel]));
        result.spectrum = *std::move(spectrum);
        return result;
    });
}

} // namespace sinkscope
