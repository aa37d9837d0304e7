#include "engine/BasePrediction.h"

#include "engine/Prediction.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

namespace sinkscope {

BasePrediction::BasePrediction(std::shared_ptr<const Run> run) : run_(std::move(run)) {}

Result<std::shared_ptr<const BasePrediction>> BasePrediction::of(std::shared_ptr<const Run> run,
                                                                 const Progress& progress) {
    return guarded("The prediction stopped", [&]() -> Result<std::shared_ptr<const BasePrediction>> {
        const c10::NoGradGuard noGradient;
        const auto result = std::shared_ptr<BasePrediction>(new BasePrediction(std::move(run)));
        const Run& base = *result->run_;
        const Model& model = *base.model;
        const auto operations = operationsFor(model.device(), model.type());
        result->normed_ =
            operations->normalize(base.tensors->residual.back(), model.config().finalNorm, model.weights().finalNorm);
        result->logits_ = base.tensors->logits;
        const std::int64_t vocabulary = model.weights().head.weight.size(0);
        const bool kept = result->logits_.defined();
        if (!kept && base.tokenCount() * vocabulary * 4 <= keptBytes)
            result->logits_ = at::empty({base.tokenCount(), vocabulary}, result->normed_.options().dtype(at::kFloat));
        const auto use = [&](std::int64_t first, std::int64_t last, const at::Tensor& logits) {
            const std::vector<double> sums = operations->logSumExp(logits);
            result->sums_.insert(result->sums_.end(), sums.begin(), sums.end());
            if (!kept && result->logits_.defined())
                result->logits_.narrow(0, first, last - first).copy_(logits);
        };
        if (kept)
            use(0, base.tokenCount(), result->logits_);
        else
            forLogits(result->normed_, model, progress, use);
        if (progress.cancelled())
            return cancellation();
        return std::shared_ptr<const BasePrediction>(result);
    });
}

at::Tensor BasePrediction::logits(std::int64_t first, std::int64_t last) const {
    if (logits_.defined())
        return logits_.narrow(0, first, last - first);
    at::Tensor rows;
    forLogits(normed_.narrow(0, first, last - first), *run_->model, Progress(),
              [&](std::int64_t start, std::int64_t end, const at::Tensor& block) {
                  if (!rows.defined())
                      rows = at::empty({last - first, block.size(1)}, block.options());
                  rows.narrow(0, start, end - start).copy_(block);
              });
    return rows;
}

std::vector<double> BasePrediction::sums(std::int64_t first, std::int64_t last) const {
    return {sums_.begin() + first, sums_.begin() + last};
}

} // namespace sinkscope
