#include "analysis/LogitLens.h"

#include "engine/InterventionPlan.h"
#include "engine/Operations.h"
#include "engine/Prediction.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <cmath>

namespace sinkscope {
namespace {

class Lens {
public:
    Lens(const Run& run, Range tokens, const Progress& progress)
        : run_(run), operations_(operationsFor(run.model->device(), run.model->type())), progress_(progress) {
        const std::int64_t rows = run.layerCount() + 1, columns = tokens.size();
        result_.tokens = tokens;
        result_.top.resize(static_cast<std::size_t>(rows * columns));
        result_.probability = result_.answerProbability = result_.divergence = Matrix(rows, columns);
    }

    Result<LogitLens> run() {
        findAnswers();
        const std::int64_t layers = run_.layerCount();
        for (std::int64_t layer = 0; layer <= layers && !progress_.cancelled(); ++layer) {
            progress_.report(Stage::analyzing, layer, layers + 1);
            look(layer);
        }
        if (progress_.cancelled())
            return cancellation();
        return std::move(result_);
    }

private:
    /// What the final norm makes of the stream that entered `layer`, [positions, width].
    at::Tensor normed(std::int64_t layer) const {
        const at::Tensor rows = streamInto(run_, layer).narrow(0, result_.tokens.first, result_.tokens.size());
        const ModelConfig& config = run_.model->config();
        return run_.plan ? operations_->normalize(rows, run_.plan->finalNorm, run_.plan->finalNormWeights)
                         : operations_->normalize(rows, config.finalNorm, run_.model->weights().finalNorm);
    }

    void findAnswers() {
        const at::Tensor rows = normed(run_.layerCount());
        final_ = at::empty({rows.size(0), run_.model->weights().head.weight.size(0)}, rows.options().dtype(at::kFloat));
        forLogits(rows, *run_.model, progress_.silent(),
                  [&](std::int64_t first, std::int64_t last, const at::Tensor& logits) {
                      final_.narrow(0, first, last - first).copy_(logits);
                  });
        if (progress_.cancelled())
            return;
        sums_ = operations_->logSumExp(final_);
        answers_ = final_.argmax(1);
        const at::Tensor ids = answers_.to(at::kCPU, at::kInt).contiguous();
        result_.answer.assign(ids.data_ptr<std::int32_t>(), ids.data_ptr<std::int32_t>() + ids.numel());
    }

    void look(std::int64_t layer) {
        forLogits(
            normed(layer), *run_.model, progress_.silent(),
            [&](std::int64_t first, std::int64_t last, const at::Tensor& logits) { note(layer, first, last, logits); });
    }

    void note(std::int64_t layer, std::int64_t first, std::int64_t last, const at::Tensor& logits) {
        const std::vector<double> sums = operations_->logSumExp(logits);
        const std::vector<double> base(sums_.begin() + first, sums_.begin() + last);
        const auto divergence = operations_->divergence(final_.narrow(0, first, last - first), base, logits, sums);
        const auto [largest, places] = logits.max(1);
        const at::Tensor own = logits.gather(1, answers_.narrow(0, first, last - first).unsqueeze(1)).squeeze(1);
        const at::Tensor most = largest.to(at::kCPU), ids = places.to(at::kCPU), answered = own.to(at::kCPU);
        for (std::int64_t row = 0; row < last - first; ++row) {
            const std::int64_t column = first + row;
            const double sum = sums[static_cast<std::size_t>(row)];
            result_.top[static_cast<std::size_t>(layer * result_.tokens.size() + column)] =
                static_cast<std::int32_t>(ids[row].item<std::int64_t>());
            result_.probability.at(layer, column) = static_cast<float>(std::exp(most[row].item<double>() - sum));
            result_.answerProbability.at(layer, column) =
                static_cast<float>(std::exp(answered[row].item<double>() - sum));
            // Of equal distributions rounding may leave a little less than nothing.
            result_.divergence.at(layer, column) =
                static_cast<float>(std::max(divergence[static_cast<std::size_t>(row)], 0.0));
        }
    }

    const Run& run_;
    std::unique_ptr<const Operations> operations_;
    const Progress& progress_;
    LogitLens result_;
    at::Tensor final_;   ///< [positions, vocabulary]
    at::Tensor answers_; ///< [positions]
    std::vector<double> sums_;
};

} // namespace

Result<LogitLens> logitLens(const Run& run, Range tokens, const Progress& progress) {
    if (tokens.first < 0 || tokens.size() < 1 || tokens.last > run.tokenCount())
        return failure({"The logit lens was asked for positions %1 to %2, but the prompt has %3 tokens.",
                        {tokens.first, tokens.last - 1, run.tokenCount()}});
    return guarded("The logit lens stopped", [&]() -> Result<LogitLens> {
        const c10::NoGradGuard noGradient;
        return Lens(run, tokens, progress).run();
    });
}

} // namespace sinkscope
