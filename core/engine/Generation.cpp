#include "engine/Generation.h"

#include "engine/ChangedRows.h"
#include "engine/Engine.h"
#include "engine/LayerFlow.h"
#include "engine/Linear.h"
#include "engine/Prediction.h"
#include "engine/RunTensors.h"
#include "engine/TensorOperations.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>

namespace sinkscope {

namespace {

/// One token at a time through the layers, over the rotated q, k, v of all tokens before it.
class CachedSteps {
public:
    CachedSteps(const Run& run, std::int64_t count)
        : run_(run),
          config_(run.model->config()),
          weights_(run.model->weights()),
          operations_(operationsFor(run.model->device(), run.model->type())),
          position_(run.tokenCount()) {
        const std::int64_t most = position_ + count;
        for (const at::Tensor& kept : run.tensors->queryKeyValue) {
            at::Tensor cache = at::empty({most, kept.size(1)}, kept.options());
            cache.narrow(0, 0, position_).copy_(kept);
            cache_.push_back(std::move(cache));
        }
        for (std::int64_t layer = 0; layer < config_.layerCount(); ++layer)
            ropes_.push_back(ropeTable(layerConfig(run, layer).rope, most, weights_.embedding.device()));
    }

    /// The most probable token after `id`, which becomes the next position.
    NextToken step(std::int32_t id) {
        at::Tensor stream = embed(*operations_, config_, weights_, {id}, position_);
        for (std::int64_t layer = 0; layer < config_.layerCount(); ++layer)
            stream = pass(stream, layer);
        ++position_;
        const bool planned = run_.plan != nullptr;
        const at::Tensor normed = operations_->normalize(stream, planned ? run_.plan->finalNorm : config_.finalNorm,
                                                         planned ? run_.plan->finalNormWeights : weights_.finalNorm);
        NextToken next;
        forLogits(normed, *run_.model, Progress(), [&](std::int64_t, std::int64_t, const at::Tensor& logits) {
            next = mostProbable(logits.select(0, 0)).front();
        });
        return next;
    }

private:
    /// Masks and edits name tokens of the prompt, which this one is not.
    at::Tensor pass(const at::Tensor& stream, std::int64_t index) {
        const LayerConfig& layer = layerConfig(run_, index);
        const LayerWeights& weights = layerWeights(run_, index);
        const LayerChange* change = run_.plan ? run_.plan->find(index) : nullptr;
        const LayerFlow flow = layerFlow(
            *operations_, config_, layer, weights, nullptr, stream,
            [&](const at::Tensor& read) { return attention(read, index, layer, weights, change); }, Progress());
        return flow.between + flow.feedForward;
    }

    at::Tensor attention(const at::Tensor& read, std::int64_t index, const LayerConfig& layer,
                         const LayerWeights& weights, const LayerChange* change) {
        const auto place = static_cast<std::size_t>(index);
        at::Tensor row = multiply(read, weights.queryKeyValue);
        const RopeTable& whole = ropes_[place];
        const RopeTable rope = whole.cosine.defined()
                                   ? RopeTable{whole.cosine.narrow(0, position_, 1), whole.sine.narrow(0, position_, 1)}
                                   : RopeTable();
        HeadStatistics unused;
        operations_->prepareHeads(row, config_, layer, weights, rope, unused);
        cache_[place].narrow(0, position_, 1).copy_(row);
        const AttentionRule rule(config_, layer, weights, change ? &change->attention : nullptr);
        const HeadTensors heads = splitHeads(cache_[place].narrow(0, 0, position_ + 1), config_);
        std::vector<at::Tensor> outputs;
        for (std::int64_t head = 0; head < config_.heads; ++head) {
            const std::int64_t group = head / config_.groupSize();
            const AttentionTile tile = attentionTile(heads.query.narrow(1, head, 1), heads.key.narrow(1, group, 1),
                                                     rule, head, position_, position_ + 1);
            const at::Tensor values =
                heads.value.select(1, group).narrow(0, tile.firstKey, position_ + 1 - tile.firstKey);
            outputs.push_back(at::matmul(tile.weights.select(0, 0).to(values.scalar_type()), values));
        }
        at::Tensor joined = at::cat(outputs, 1);
        if (change)
            ablateHeads(joined, change->headOutputs, config_.headSize);
        return multiply(joined, weights.attentionProjection);
    }

    const Run& run_;
    const ModelConfig& config_;
    const ModelWeights& weights_;
    std::unique_ptr<const Operations> operations_;
    std::int64_t position_;
    std::vector<at::Tensor> cache_;
    std::vector<RopeTable> ropes_;
};

Result<std::vector<NextToken>> generateCached(const Run& run, std::int64_t count, const Progress& progress) {
    std::vector<NextToken> tokens{run.next.front()};
    CachedSteps steps(run, count);
    while (static_cast<std::int64_t>(tokens.size()) < count) {
        if (progress.cancelled())
            return cancellation();
        progress.report(Stage::generating, static_cast<std::int64_t>(tokens.size()), count);
        tokens.push_back(steps.step(tokens.back().id));
    }
    return tokens;
}

Result<std::vector<NextToken>> generateWhole(const Run& start, std::int64_t count, const Progress& progress) {
    std::vector<NextToken> generated{start.next.front()};
    Tokens tokens = start.tokens;
    while (static_cast<std::int64_t>(generated.size()) < count) {
        progress.report(Stage::generating, static_cast<std::int64_t>(generated.size()), count);
        tokens.push_back({generated.back().id, {}, TokenKind::ordinary, AddedBy::ids});
        const auto longer = runPlanned(start.model, tokens, {}, start.plan, progress.silent());
        if (!longer)
            return tl::unexpected(longer.error());
        generated.push_back((*longer)->next.front());
    }
    return generated;
}

} // namespace

bool keepsKeysAndValues(const Run& run) {
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const RopeScaling scaling = layerConfig(run, layer).rope.scaling;
        if (scaling == RopeScaling::dynamic || scaling == RopeScaling::longrope)
            return false;
        const LayerChange* change = run.plan ? run.plan->find(layer) : nullptr;
        if (change == nullptr)
            continue;
        const auto& heads = change->headOutputs;
        if (change->cap != ProductCap::none || std::find(heads.begin(), heads.end(), HeadOutput::mean) != heads.end())
            return false;
    }
    return true;
}

Result<std::vector<NextToken>> generate(const Run& run, std::int64_t count, const Progress& progress) {
    const std::int64_t context = run.model->config().contextLength;
    if (count < 1)
        return failure("A continuation needs at least one token.");
    if (run.tokenCount() + count - 1 > context)
        return failure({"The prompt's %1 tokens and %2 more exceed the model's context of %3: generate fewer.",
                        {run.tokenCount(), count, context}});
    return guarded("The generation stopped", [&] {
        const c10::NoGradGuard noGradient;
        return keepsKeysAndValues(run) ? generateCached(run, count, progress) : generateWhole(run, count, progress);
    });
}

} // namespace sinkscope
