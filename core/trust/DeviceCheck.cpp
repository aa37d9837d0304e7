#include "trust/DeviceCheck.h"

#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "model/ComputeWords.h"
#include "trust/ExactMath.h"
#include "trust/Judgement.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double mostBytes = 2.0 * (1 << 30);

LinearWeights moved(const LinearWeights& weights, const at::TensorOptions& to) {
    return {weights.weight.defined() ? weights.weight.to(to) : weights.weight,
            weights.bias.defined() ? weights.bias.to(to) : weights.bias};
}

NormWeights moved(const NormWeights& weights, const at::Device& device) {
    return {weights.gain.defined() ? weights.gain.to(device) : weights.gain,
            weights.bias.defined() ? weights.bias.to(device) : weights.bias};
}

LayerWeights moved(const LayerWeights& from, const at::TensorOptions& to) {
    const at::Device device = to.device();
    LayerWeights layer;
    for (const auto norm :
         {&LayerWeights::attentionInput, &LayerWeights::attentionOutput, &LayerWeights::feedForwardInput,
          &LayerWeights::feedForwardOutput, &LayerWeights::query, &LayerWeights::key})
        layer.*norm = moved(from.*norm, device);
    for (const auto map : {&LayerWeights::queryKeyValue, &LayerWeights::attentionProjection, &LayerWeights::gateUp,
                           &LayerWeights::down, &LayerWeights::router})
        layer.*map = moved(from.*map, to);
    if (from.sinkLogits.defined())
        layer.sinkLogits = from.sinkLogits.to(device);
    for (const LinearWeights& expert : from.expertGateUp)
        layer.expertGateUp.push_back(moved(expert, to));
    for (const LinearWeights& expert : from.expertDown)
        layer.expertDown.push_back(moved(expert, to));
    return layer;
}

/// The embedding, the first layers and the head in fp32 on the other device.
std::shared_ptr<const Model> firstLayers(const Model& model, ComputeDevice device) {
    const ModelWeights& from = model.weights();
    const auto to = at::TensorOptions().dtype(at::kFloat).device(device == ComputeDevice::cuda ? at::kCUDA : at::kCPU);
    ModelConfig config = model.config();
    const auto total = static_cast<double>(estimateWeights(config, ComputeType::fp32, true));
    const auto layers = static_cast<std::int64_t>(static_cast<double>(config.layerCount()) * mostBytes / total);
    config.layers.resize(static_cast<std::size_t>(std::clamp<std::int64_t>(layers, 1, config.layerCount())));
    auto weights = std::make_unique<ModelWeights>();
    weights->embedding = from.embedding.to(to);
    if (from.positions.defined())
        weights->positions = from.positions.to(to);
    weights->embeddingNorm = moved(from.embeddingNorm, to.device());
    weights->finalNorm = moved(from.finalNorm, to.device());
    weights->head = moved(from.head, to);
    for (std::int64_t index = 0; index < config.layerCount(); ++index)
        weights->layers().push_back(moved(from.layer(index), to));
    LoadOptions options = model.options();
    options.device = device;
    options.type = ComputeType::fp32;
    return std::make_shared<const Model>(std::move(config), std::move(weights), nullptr, model.files(), options, 0.0);
}

/// GPUs may multiply fp32 with fewer bits; 16-bit types round each step of each layer.
DifferenceLimits limitsBetweenDevices(ComputeType type) {
    return type == ComputeType::fp32 ? DifferenceLimits{1e-3, 2e-2} : DifferenceLimits{0.15, 0.7};
}

} // namespace

TrustCheck comparedRuns(const Run& run, const Run& other) {
    TrustCheck check{"devices", "CPU against GPU", TrustVerdict::green, {}, {}};
    double worst = 0.0;
    for (std::size_t index = 0; index < other.tensors->residual.size(); ++index) {
        const at::Tensor here = exact(run.tensors->residual[index]), there = exact(other.tensors->residual[index]);
        const double share = ((here - there).abs().amax(1) / there.abs().amax(1).clamp_min(1e-30)).max().item<double>();
        worst = std::isnan(share) ? std::numeric_limits<double>::infinity() : std::max(worst, share);
    }
    const bool whole = other.layerCount() == run.layerCount();
    const bool sameWord =
        !whole || run.next.empty() || other.next.empty() || run.next.front().id == other.next.front().id;
    check.verdict = judged(worst, limitsBetweenDevices(run.model->type()));
    const Text layers = whole ? countText(run.layerCount(), "all %1 layer", "all %1 layers")
                              : countText(other.layerCount(), "the first %1 layer", "the first %1 layers");
    const char* const pattern =
        !whole     ? "On the %1 and on the %2 the streams of %3 differ by %4 of a token's largest magnitude at most."
        : sameWord ? "On the %1 and on the %2 the streams of %3 differ by %4 of a token's largest magnitude at most, "
                     "and both predict the same next token."
                   : "On the %1 and on the %2 the streams of %3 differ by %4 of a token's largest magnitude at most, "
                     "but they predict other tokens.";
    check.sentence = {pattern,
                      {std::string(nameOf(run.model->device())), std::string(nameOf(other.model->device())), layers,
                       numberText(worst)}};
    if (!sameWord)
        check.verdict = std::max(check.verdict, TrustVerdict::yellow);
    if (check.verdict == TrustVerdict::red)
        check.sentence = {"%1 One of the two devices computes wrongly.", {check.sentence}};
    return check;
}

TrustCheck deviceCheck(const Probe& probe, const Progress& progress) {
    const TrustCheck none{"devices",
                          "CPU against GPU",
                          TrustVerdict::green,
                          "No GPU that this program can use: nothing to compare the CPU with.",
                          {}};
    if (!at::hasCUDA())
        return none;
    const Run& run = *probe.run;
    const ComputeDevice device = run.model->device() == ComputeDevice::cuda ? ComputeDevice::cpu : ComputeDevice::cuda;
    const auto other = sinkscope::run(firstLayers(*run.model, device), run.tokens, {}, progress);
    if (!other)
        return {none.id,
                none.name,
                TrustVerdict::yellow,
                {"The other device could not be asked: %1", {other.error().text}},
                {}};
    return comparedRuns(run, **other);
}

} // namespace sinkscope
