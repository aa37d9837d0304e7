#include "interventions/Calibration.h"

#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"
#include "text/Tokenizer.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>

namespace sinkscope {
namespace {

/// Sums in double over prompts, [layers, width].
struct Sums {
    at::Tensor first, later;
    std::int64_t firstCount = 0, laterCount = 0;

    void add(const Run& run) {
        std::vector<at::Tensor> first, later;
        const std::int64_t tokens = run.tokenCount();
        for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
            const at::Tensor rows =
                run.tensors->residual[static_cast<std::size_t>(layer) + 1].to(at::kCPU, at::kDouble);
            first.push_back(rows.select(0, 0));
            later.push_back(rows.narrow(0, 1, tokens - 1).sum(0));
        }
        addTo(this->first, at::stack(first));
        addTo(this->later, at::stack(later));
        ++firstCount;
        laterCount += tokens - 1;
    }

private:
    static void addTo(at::Tensor& sum, const at::Tensor& value) { sum = sum.defined() ? sum + value : value; }
};

Matrix matrixOf(const at::Tensor& sum, std::int64_t count) {
    const at::Tensor mean = (sum / static_cast<double>(std::max<std::int64_t>(1, count))).to(at::kFloat).contiguous();
    Matrix matrix(mean.size(0), mean.size(1));
    std::copy_n(mean.data_ptr<float>(), mean.numel(), matrix.values.begin());
    return matrix;
}

} // namespace

Result<std::shared_ptr<const CalibrationMeans>>
calibrate(const std::shared_ptr<const Model>& model, std::span<const std::string> prompts, const Progress& progress) {
    if (model->tokenizer() == nullptr)
        return failure("Means over the calibration prompts need a tokenizer, and this model came without one: set the "
                       "entries to a value instead.");
    return guarded("The calibration stopped", [&]() -> Result<std::shared_ptr<const CalibrationMeans>> {
        const c10::NoGradGuard noGradient;
        Sums sums;
        for (const std::string& prompt : prompts) {
            auto tokens = model->tokenizer()->encode(prompt, SpecialTokens::add);
            if (!tokens)
                return tl::unexpected(tokens.error());
            if (static_cast<std::int64_t>(tokens->size()) > model->config().contextLength)
                tokens->resize(static_cast<std::size_t>(model->config().contextLength));
            const auto finished = run(model, *std::move(tokens), {}, progress);
            if (!finished)
                return tl::unexpected(finished.error());
            sums.add(**finished);
        }
        if (sums.firstCount == 0)
            return failure("There are no calibration prompts to take means over.");
        return std::make_shared<const CalibrationMeans>(
            CalibrationMeans{matrixOf(sums.first, sums.firstCount), matrixOf(sums.later, sums.laterCount)});
    });
}

bool needsCalibration(const Interventions& interventions) {
    return std::any_of(interventions.begin(), interventions.end(), [](const Intervention& intervention) {
        const auto* edit = std::get_if<SpikeEdit>(&intervention);
        return edit != nullptr && edit->to == SpikeEdit::Target::mean;
    });
}

} // namespace sinkscope
