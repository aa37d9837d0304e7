#include "engine/Engine.h"

#include "engine/ForwardPass.h"
#include "model/MemoryLimit.h"
#include "support/Guarded.h"
#include "support/Memory.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <thread>

namespace sinkscope {

namespace {

std::int64_t bytesOf(ComputeType type) {
    return type == ComputeType::fp32 ? 4 : 2;
}

Result<void> checkPrompt(const ModelConfig& config, const Tokens& tokens) {
    if (tokens.empty())
        return failure(
            "The prompt is empty: expected at least one token. Type some text or switch on the begin-of-text token.");
    const auto count = static_cast<std::int64_t>(tokens.size());
    if (count > config.contextLength)
        return failure({"The prompt has %1 tokens but the model's context is %2: shorten the prompt.",
                        {count, config.contextLength}});
    for (std::size_t place = 0; place < tokens.size(); ++place)
        if (tokens[place].id < 0 || tokens[place].id >= config.vocabulary)
            return failure({"Token %1 has the id %2, outside the model's vocabulary of %3.",
                            {place, tokens[place].id, config.vocabulary}});
    return {};
}

Result<void> checkMemory(const Model& model, std::int64_t tokens, const RunOptions& options) {
    const std::int64_t limit = memoryLimit(model.options());
    const std::int64_t weights = estimateWeights(model.config(), model.type(), model.config().tiedHead);
    const std::int64_t needed = weights + estimateRun(model.config(), tokens, model.type(), options);
    if (needed <= limit)
        return {};
    return failure({"A run of %1 tokens needs about %2 (weights %3), more than the limit of %4: shorten the prompt or "
                    "keep fewer arrays.",
                    {tokens, bytesText(needed), bytesText(weights), bytesText(limit)}});
}

/// One table per distinct rule: Gemma 3 has two, most models one.
void prepareRope(const ModelConfig& config, std::int64_t tokens, const at::Device& device, RunTensors& tensors) {
    std::vector<RopeConfig> known;
    for (const LayerConfig& layer : config.layers) {
        const auto place = std::find(known.begin(), known.end(), layer.rope);
        tensors.ropeOfLayer.push_back(static_cast<std::size_t>(place - known.begin()));
        if (place != known.end())
            continue;
        known.push_back(layer.rope);
        tensors.rope.push_back(ropeTable(layer.rope, tokens, device));
    }
}

/// A finished pass becomes a run; a cancelled one nothing.
Result<std::shared_ptr<const Run>> finished(const std::shared_ptr<Run>& run, std::shared_ptr<const RunTensors> tensors,
                                            const Progress& progress) {
    if (progress.cancelled())
        return cancellation();
    run->tensors = std::move(tensors);
    return std::shared_ptr<const Run>(run);
}

Result<std::shared_ptr<const Run>> compute(std::shared_ptr<const Model> model, Tokens tokens, const RunOptions& options,
                                           std::shared_ptr<const InterventionPlan> plan, const Progress& progress) {
    const c10::NoGradGuard noGradient;
    const auto result = std::make_shared<Run>();
    const auto tensors = std::make_shared<RunTensors>();
    result->model = std::move(model);
    result->tokens = std::move(tokens);
    result->options = options;
    result->plan = std::move(plan);
    const ModelConfig& config = result->model->config();
    prepareRope(config, result->tokenCount(), result->model->weights().embedding.device(), *tensors);
    const auto operations = operationsFor(result->model->device(), result->model->type());
    ForwardPass(*operations, progress, *result, *tensors).execute();
    return finished(result, tensors, progress);
}

Result<std::shared_ptr<const Run>> recompute(const BasePrediction& base, std::shared_ptr<const InterventionPlan> plan,
                                             const Progress& progress) {
    const c10::NoGradGuard noGradient;
    const auto result = std::make_shared<Run>();
    const auto tensors = std::make_shared<RunTensors>();
    const Run& from = *base.run();
    result->model = from.model;
    result->tokens = from.tokens;
    result->options = from.options;
    result->plan = std::move(plan);
    const auto operations = operationsFor(from.model->device(), from.model->type());
    ForwardPass(*operations, progress, *result, *tensors).continueFrom(base);
    return finished(result, tensors, progress);
}

} // namespace

void startEngine() {
    at::set_num_threads(static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
    at::init_num_threads();
}

std::int64_t estimateRun(const ModelConfig& config, std::int64_t tokens, ComputeType type, const RunOptions& options) {
    const std::int64_t layers = config.layerCount(), bytes = bytesOf(type);
    const std::int64_t joined = (config.heads + 2 * config.keyValueHeads) * config.headSize;
    std::int64_t widest = 0;
    for (const LayerConfig& layer : config.layers)
        widest = std::max(widest, layer.feedForwardSize);
    const std::int64_t kept = (layers + 1) * config.width + layers * joined +
                              (options.blockOutputs == KeepOutputs::yes ? 2 * layers * config.width : 0);
    const std::int64_t statistics = layers * (4 * 8 + 6 * config.heads + 2 * config.keyValueHeads) * 4;
    const std::int64_t working = 6 * config.width + joined + std::min<std::int64_t>(3 * widest, 3 * 65536);
    const std::int64_t logits = options.logits == KeepLogits::yes ? 4 * config.vocabulary : 0;
    const std::int64_t rowBlock = std::min<std::int64_t>(tokens, 128) * config.vocabulary * 4;
    return tokens * ((kept + working) * bytes + statistics + logits) + rowBlock;
}

Result<std::shared_ptr<const Run>> run(std::shared_ptr<const Model> model, Tokens tokens, const RunOptions& options,
                                       const Progress& progress) {
    return runPlanned(std::move(model), std::move(tokens), options, nullptr, progress);
}

Result<std::shared_ptr<const Run>> runPlanned(std::shared_ptr<const Model> model, Tokens tokens,
                                              const RunOptions& options, std::shared_ptr<const InterventionPlan> plan,
                                              const Progress& progress) {
    if (auto good = checkPrompt(model->config(), tokens); !good)
        return tl::unexpected(good.error());
    if (auto good = checkMemory(*model, static_cast<std::int64_t>(tokens.size()), options); !good)
        return tl::unexpected(good.error());
    return guarded("The run stopped",
                   [&] { return compute(std::move(model), std::move(tokens), options, std::move(plan), progress); });
}

Result<std::shared_ptr<const Run>> rerun(const BasePrediction& base, std::shared_ptr<const InterventionPlan> plan,
                                         const Progress& progress) {
    return guarded("The run stopped", [&] { return recompute(base, std::move(plan), progress); });
}

} // namespace sinkscope
