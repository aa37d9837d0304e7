#include "trust/PrecisionCheck.h"

#include "engine/RunTensors.h"
#include "model/ComputeWords.h"
#include "trust/ExactMath.h"
#include "trust/Judgement.h"
#include "trust/LayerOrder.h"
#include "trust/ReferenceLayer.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr std::int64_t tokensInDouble = 12;

/// Where the two implementations differ most, as a share of the token's largest magnitude in the stream.
struct Difference {
    double value = 0.0;
    Text place{"nowhere"};
    void take(double other, const Text& where) {
        if (std::isnan(other))
            other = std::numeric_limits<double>::infinity();
        if (other <= value)
            return;
        value = other;
        place = where;
    }
};

struct Comparison {
    Difference worst;
    std::vector<std::int64_t> covered;
    std::int64_t closeChoices = 0; ///< tokens left out because two experts are as good
};

double shareOf(const at::Tensor& found, const at::Tensor& expected, const at::Tensor& scale, const at::Tensor& use) {
    const at::Tensor share = (exact(found) - expected).abs().amax(1) / scale;
    return share.masked_select(use).numel() == 0 ? 0.0 : share.masked_select(use).max().item<double>();
}

void compareLayer(const Run& run, std::int64_t index, std::int64_t tokens, const Progress& progress,
                  Comparison& comparison) {
    const auto place = static_cast<std::size_t>(index);
    const RunTensors& kept = *run.tensors;
    const auto rows = [&](const at::Tensor& tensor) { return tensor.narrow(0, 0, tokens); };
    const ReferenceLayer reference = referenceLayer(exact(rows(kept.residual[place])), run.model->config(), index,
                                                    run.model->weights().layer(index), run.tokenCount(), progress);
    if (progress.cancelled())
        return;
    at::Tensor use = at::ones({tokens}, at::kBool);
    // Where fp32 may choose another expert, the outputs differ for a reason that is no fault.
    for (std::size_t token = 0; token < reference.routingGap.size(); ++token)
        if (reference.routingGap[token] < 1e-4) {
            use[static_cast<std::int64_t>(token)] = false;
            ++comparison.closeChoices;
        }
    const at::Tensor scale = reference.residual.abs().amax(1).clamp_min(1e-30);
    comparison.worst.take(shareOf(rows(kept.attentionOutput[place]), reference.attentionOutput, scale, use),
                          {"the attention output of layer %1", {index}});
    comparison.worst.take(shareOf(rows(kept.feedForwardOutput[place]), reference.feedForwardOutput, scale, use),
                          {"the feed-forward output of layer %1", {index}});
    comparison.worst.take(shareOf(rows(kept.residual[place + 1]), reference.residual, scale, use),
                          {"the stream after layer %1", {index}});
    comparison.covered.push_back(index);
}

void compareLogits(const Run& run, std::int64_t token, const Progress& progress, Comparison& comparison) {
    if (!run.tensors->logits.defined())
        return;
    const at::Tensor expected = referenceLogits(exact(run.tensors->residual.back().narrow(0, token, 1)),
                                                run.model->config(), run.model->weights(), progress);
    const at::Tensor scale = expected.abs().amax(1).clamp_min(1e-30);
    comparison.worst.take(shareOf(run.tensors->logits.narrow(0, token, 1), expected, scale, at::ones({1}, at::kBool)),
                          "the logits");
}

/// Two correct fp32 paths differ by some 2e-6; the design allows 2e-5. Numbers of 8 and 11 bits are rounded many times
/// in a layer.
DifferenceLimits limitsOfRounding(ComputeType type) {
    if (type == ComputeType::bf16)
        return {0.1, 0.5};
    if (type == ComputeType::fp16)
        return {0.02, 0.2};
    return {2e-5, 1e-3};
}

} // namespace

TrustCheck precisionCheck(const Run& run, std::int64_t elements, const Progress& progress) {
    TrustCheck check{"precision", "Precision", TrustVerdict::green, {}, {}};
    const std::int64_t most = layersWithin(run.model->config(), elements);
    const std::int64_t tokens = std::min(tokensInDouble, run.tokenCount());
    Comparison comparison;
    compareLogits(run, tokens - 1, progress, comparison);
    for (const std::int64_t index : spreadOrder(run.layerCount())) {
        if (progress.cancelled() || std::ssize(comparison.covered) == most)
            break;
        compareLayer(run, index, tokens, progress, comparison);
    }
    const std::string type = wordOf(run.model->type());
    const Text coverage = coverageText(comparison.covered, run.layerCount());
    const Difference& worst = comparison.worst;
    check.verdict = judged(worst.value, limitsOfRounding(run.model->type()));
    check.sentence = {
        "Against fp64 (%1, %2) %3 differs by %4 of a token's largest magnitude at most, in %5.",
        {coverage, countText(tokens, "%1 token", "%1 tokens"), type, numberText(worst.value), worst.place}};
    if (check.verdict == TrustVerdict::red)
        check.sentence = {"%1 That is more than rounding gives: the numbers of this model are wrong.",
                          {check.sentence}};
    if (check.verdict == TrustVerdict::yellow)
        check.sentence = {"%1 That is more than rounding usually gives.", {check.sentence}};
    check.details = {
        "a second implementation in double, each layer fed from the run's own stream at its input",
        Text("compared: both blocks and the stream of %1; the logits of token %2", {coverage, tokens - 1})};
    if (comparison.closeChoices > 0)
        check.details.push_back(countText(comparison.closeChoices,
                                          "%1 choice of experts left out, because two experts are as good",
                                          "%1 choices of experts left out, because two experts are as good"));
    for (const LayerConfig& layer : run.model->config().layers)
        if (layer.window && *layer.window >= tokens) {
            check.details.push_back(
                {"the window of %1 tokens is longer than these, so its edge was not compared", {*layer.window}});
            break;
        }
    return check;
}

} // namespace sinkscope
