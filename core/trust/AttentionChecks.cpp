#include "trust/AttentionChecks.h"

#include "engine/RunTensors.h"
#include "engine/TensorOperations.h"
#include "trust/ExactMath.h"
#include "trust/Judgement.h"
#include "trust/LayerOrder.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr std::int64_t mostTokensSummed = 16;

AttentionTile tileOf(const Run& run, std::int64_t index, std::int64_t tokens) {
    const ModelConfig& config = run.model->config();
    const auto place = static_cast<std::size_t>(index);
    const HeadTensors heads = splitHeads(run.tensors->queryKeyValue[place].narrow(0, 0, tokens), config);
    return attentionTile(heads.query, heads.key.repeat_interleave(config.groupSize(), 1), attentionRule(run, index), 0,
                         0, tokens);
}

at::Tensor tensorOf(const Matrix& matrix) {
    return at::tensor(matrix.values).view({matrix.rows, matrix.columns}).to(at::kDouble);
}

double largest(const at::Tensor& difference) {
    const double value = difference.numel() == 0 ? 0.0 : difference.abs().max().item<double>();
    return std::isnan(value) ? std::numeric_limits<double>::infinity() : value;
}

/// The learned sink's share of each row [heads, tokens], from the scores alone.
at::Tensor sinkShare(const AttentionTile& tile, const at::Tensor& sinkLogits) {
    const at::Tensor scores = exact(tile.scores), sink = exact(sinkLogits).view({-1, 1});
    return at::sigmoid(sink - at::logsumexp(scores, -1));
}

struct RowDifferences {
    double sum = 0.0, received = 0.0, sink = 0.0, largestSink = 0.0;
    std::int64_t layer = 0; ///< of the largest
    double worst() const { return std::max({sum, received, sink}); }
};

void compareLayer(const Run& run, std::int64_t index, RowDifferences& worst) {
    const HeadStatistics& heads = run.layer(index).heads;
    const at::Tensor& sinkLogits = run.model->weights().layer(index).sinkLogits;
    const AttentionTile tile = tileOf(run, index, run.tokenCount());
    const at::Tensor weights = exact(tile.weights);
    at::Tensor sums = weights.sum(-1);
    RowDifferences here;
    if (sinkLogits.defined()) {
        const at::Tensor share = sinkShare(tile, sinkLogits);
        sums = sums + share;
        worst.largestSink = std::max(worst.largestSink, share.max().item<double>());
        const bool kept = heads.learnedSink.rows == share.size(0) && heads.learnedSink.columns == share.size(1);
        here.sink = kept ? largest(tensorOf(heads.learnedSink) - share) : 1.0;
    }
    here.sum = largest(sums - 1.0);
    // Column sums grow with the number of queries, and so does their rounding.
    here.received = largest(tensorOf(heads.received) - weights.sum(1)) / static_cast<double>(run.tokenCount());
    if (here.worst() > worst.worst())
        worst.layer = index;
    worst.sum = std::max(worst.sum, here.sum);
    worst.received = std::max(worst.received, here.received);
    worst.sink = std::max(worst.sink, here.sink);
}

at::Tensor headContributions(const Run& run, std::int64_t index, std::int64_t tokens, const Progress& progress) {
    const ModelConfig& config = run.model->config();
    const auto place = static_cast<std::size_t>(index);
    const LayerWeights& weights = run.model->weights().layer(index);
    const at::Tensor maps = exact(tileOf(run, index, tokens).weights);
    const at::Tensor values = exact(splitHeads(run.tensors->queryKeyValue[place].narrow(0, 0, tokens), config).value);
    // As many heads at once as keep their slices of the projection within 4 MiB.
    const std::int64_t step = std::max<std::int64_t>(1, (std::int64_t{1} << 19) / (config.width * config.headSize));
    at::Tensor sum = at::zeros({tokens, config.width}, at::kDouble);
    for (std::int64_t first = 0; first < config.heads && !progress.cancelled(); first += step) {
        const std::int64_t count = std::min(step, config.heads - first);
        const at::Tensor keyHeads = at::arange(first, first + count, at::kLong).floor_divide(config.groupSize());
        const at::Tensor mixed =
            at::bmm(maps.narrow(0, first, count), values.index_select(1, keyHeads).transpose(0, 1));
        const at::Tensor slices =
            exact(weights.attentionProjection.weight.narrow(1, first * config.headSize, count * config.headSize))
                .view({config.width, count, config.headSize})
                .permute({1, 2, 0});
        sum.add_(at::bmm(mixed, slices).sum(0));
    }
    if (weights.attentionProjection.bias.defined())
        sum.add_(exact(weights.attentionProjection.bias));
    return exactNorm(sum, config.layers[place].attentionOutput, weights.attentionOutput) * config.residualMultiplier;
}

DifferenceLimits headSumLimits(ComputeType type) {
    if (type == ComputeType::bf16)
        return {0.05, 0.3}; // eight bits: values, maps and the sum are each rounded to 1/256
    if (type == ComputeType::fp16)
        return {0.01, 0.1};
    return {2e-5, 1e-3}; // two correct fp32 paths differ by some 1e-6
}

} // namespace

TrustCheck attentionRowsCheck(const Run& run, const Progress& progress) {
    TrustCheck check{"attentionRows", "Attention rows", TrustVerdict::green, {}, {}};
    RowDifferences worst;
    for (std::int64_t index = 0; index < run.layerCount() && !progress.cancelled(); ++index)
        compareLayer(run, index, worst);
    const bool sinks = run.model->config().learnedSinks;
    // The maps are softmax in fp32 whatever the compute type.
    check.verdict = judged(worst.worst(), {1e-5, 1e-3});
    check.details = {
        Text("largest |row sum - 1|: %1", {numberText(worst.sum)}),
        Text("largest difference of attention received from the maps' columns: %1", {numberText(worst.received)})};
    if (sinks)
        check.details.push_back({"largest share of a learned sink: %1; largest difference from the run's: %2",
                                 {numberText(worst.largestSink), numberText(worst.sink)}});
    const Text heads = countText(run.layerCount() * run.model->config().heads, "%1 head", "%1 heads"),
               tokens = countText(run.tokenCount(), "%1 token", "%1 tokens");
    if (check.verdict == TrustVerdict::green)
        check.sentence = {sinks ? "The rows of all %1 on %2 sum to 1, the learned sinks' shares included."
                                : "The rows of all %1 on %2 sum to 1.",
                          {heads, tokens}};
    else
        check.sentence = {"Attention does not add up in layer %1: a row, a column or a sink's share is off by %2.",
                          {worst.layer, numberText(worst.worst())}};
    return check;
}

TrustCheck headSumCheck(const Run& run, std::int64_t elements, const Progress& progress) {
    TrustCheck check{"headSum", "Sum of heads", TrustVerdict::green, {}, {}};
    const std::int64_t most = layersWithin(run.model->config(), elements);
    const std::int64_t tokens = std::min(mostTokensSummed, run.tokenCount());
    double worst = 0.0;
    std::int64_t worstLayer = 0;
    std::vector<std::int64_t> covered;
    for (const std::int64_t index : spreadOrder(run.layerCount())) {
        if (progress.cancelled() || std::ssize(covered) == most)
            break;
        const at::Tensor sum = headContributions(run, index, tokens, progress);
        const at::Tensor found =
            exact(run.tensors->attentionOutput[static_cast<std::size_t>(index)].narrow(0, 0, tokens));
        const double here = largest(sum - found) / std::max(largest(found), 1e-30);
        if (here > worst) {
            worst = here;
            worstLayer = index;
        }
        covered.push_back(index);
    }
    check.verdict = judged(worst, headSumLimits(run.model->type()));
    const Text coverage = coverageText(covered, run.layerCount());
    if (check.verdict == TrustVerdict::green)
        check.sentence = {"In %1 the heads' contributions add up to the attention output; the largest difference is %2 "
                          "of its largest value.",
                          {coverage, numberText(worst)}};
    else
        check.sentence = {"In layer %1 the heads' contributions differ from the attention output by %2 of its largest "
                          "value: attention maps and residual stream do not belong together.",
                          {worstLayer, numberText(worst)}};
    check.details = {Text("compared: %1, %2, %3 each", {coverage, countText(tokens, "%1 token", "%1 tokens"),
                                                        countText(run.model->config().heads, "%1 head", "%1 heads")}),
                     "each head's map × values × its slice of the output projection, in double, plus the bias"};
    return check;
}

} // namespace sinkscope
