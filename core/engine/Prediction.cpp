#include "engine/Prediction.h"

#include "engine/Linear.h"

#include <ATen/ATen.h>
#include <algorithm>

namespace sinkscope {

namespace {

constexpr std::int64_t nextCount = 10;

/// `products` has room for the rows' logits in the compute dtype: one such block is too large to be allocated anew.
at::Tensor logitsOf(const at::Tensor& rows, const ModelConfig& config, const LinearWeights& head,
                    const at::Tensor& products) {
    multiplyInto(products, rows, head);
    at::Tensor logits = products.to(at::kFloat);
    if (config.logitMultiplier != 1.0)
        logits.mul_(config.logitMultiplier);
    if (config.finalSoftCap)
        logits.div_(*config.finalSoftCap).tanh_().mul_(*config.finalSoftCap);
    return logits;
}

void storeLosses(const at::Tensor& logits, const std::vector<double>& sums, std::int64_t first, Run& run) {
    const auto accessible = logits.is_cuda() ? at::Tensor() : logits;
    for (std::size_t row = 0; row < sums.size(); ++row) {
        const std::size_t target = static_cast<std::size_t>(first) + row + 1;
        if (target >= run.tokens.size())
            return;
        const auto place = static_cast<std::int64_t>(row);
        const std::int64_t id = run.tokens[target].id;
        const float logit = accessible.defined() ? accessible.data_ptr<float>()[place * logits.size(1) + id]
                                                 : logits.select(0, place).select(0, id).item<float>();
        run.lossPerToken.push_back(static_cast<float>(sums[row] - logit));
    }
}

} // namespace

void forLogits(const at::Tensor& normed, const Model& model, const Progress& progress,
               const std::function<void(std::int64_t, std::int64_t, const at::Tensor&)>& use) {
    const LinearWeights& head = model.weights().head;
    at::Tensor products;
    inRowBlocks(normed, head.weight.numel(), progress, [&](std::int64_t first, std::int64_t last) {
        progress.report(Stage::predicting, first, normed.size(0));
        const std::int64_t rows = last - first;
        if (!products.defined()) // the first block is the largest
            products = at::empty({rows, head.weight.size(0)}, normed.options());
        use(first, last, logitsOf(normed.narrow(0, first, rows), model.config(), head, products.narrow(0, 0, rows)));
    });
}

at::Tensor predict(const Operations& operations, const at::Tensor& normed, const BasePrediction* base, Run& run,
                   const Progress& progress) {
    const bool keep = run.options.logits == KeepLogits::yes;
    const std::int64_t tokens = run.tokenCount();
    at::Tensor kept;
    if (keep)
        kept = at::empty({tokens, run.model->weights().head.weight.size(0)}, normed.options().dtype(at::kFloat));
    forLogits(normed, *run.model, progress, [&](std::int64_t first, std::int64_t last, const at::Tensor& logits) {
        const std::vector<double> sums = operations.logSumExp(logits);
        storeLosses(logits, sums, first, run);
        if (base != nullptr)
            for (const double divergence :
                 operations.divergence(base->logits(first, last), base->sums(first, last), logits, sums))
                run.klFromBase.push_back(static_cast<float>(std::max(divergence, 0.0)));
        if (keep)
            kept.narrow(0, first, last - first).copy_(logits);
        if (last == tokens)
            run.next = mostProbable(logits.select(0, last - first - 1));
    });
    return kept;
}

std::vector<NextToken> mostProbable(const at::Tensor& logits) {
    const auto [values, places] = at::softmax(logits, 0).topk(std::min(nextCount, logits.size(0)));
    std::vector<NextToken> next;
    for (std::int64_t rank = 0; rank < values.size(0); ++rank)
        next.push_back({static_cast<std::int32_t>(places[rank].item<std::int64_t>()), values[rank].item<float>()});
    return next;
}

} // namespace sinkscope
