#include "analysis/Invariance.h"

#include "analysis/PromptRuns.h"
#include "engine/NormInput.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <limits>

namespace sinkscope {
namespace {

constexpr std::int64_t laterPositions = 8;

at::Tensor unitRows(const at::Tensor& rows) {
    const at::Tensor exact = rows.to(at::kCPU, at::kDouble);
    return exact / exact.norm(2, {-1}, true);
}

/// Unit vectors added up over prompts. The sum of n unit vectors has the squared length n + 2 Σ cos over all pairs, so
/// no pair is ever looked at.
class UnitSums {
public:
    void add(const std::vector<at::Tensor>& layers) {
        const at::Tensor units = unitRows(at::stack(layers));
        sums_ = sums_.defined() ? sums_ + units : units;
        ++count_;
    }
    /// Mean cosine over pairs, of position 0 and the mean of the others, per layer.
    void fill(std::vector<double>& first, std::vector<double>& later) const {
        const double pairs = static_cast<double>(count_ * (count_ - 1));
        const at::Tensor cosines = (sums_.square().sum(-1) - static_cast<double>(count_)) / pairs;
        for (std::int64_t layer = 0; layer < cosines.size(0); ++layer) {
            first.push_back(cosines[layer][0].item<double>());
            later.push_back(cosines[layer].narrow(0, 1, cosines.size(1) - 1).mean().item<double>());
        }
    }

private:
    at::Tensor sums_; ///< [layers, positions, width]
    std::int64_t count_ = 0;
};

std::int64_t shortest(const std::vector<Tokens>& prompts) {
    std::size_t tokens = std::numeric_limits<std::size_t>::max();
    for (const Tokens& prompt : prompts)
        tokens = std::min(tokens, prompt.size());
    return static_cast<std::int64_t>(tokens);
}

} // namespace

LayerInvariance invarianceAcrossLayers(const Run& run, std::int64_t token, std::int64_t reference) {
    LayerInvariance result{token, reference, {}, {}};
    const auto& residual = run.tensors->residual;
    const at::Tensor compared = unitRows(residual[static_cast<std::size_t>(reference) + 1]);
    const auto others = static_cast<double>(run.tokenCount() - 1);
    for (const at::Tensor& layer : residual) {
        const at::Tensor cosines = (unitRows(layer) * compared).sum(-1);
        result.chosen.push_back(cosines[token].item<double>());
        result.others.push_back(others > 0.0 ? (cosines.sum().item<double>() - result.chosen.back()) / others
                                             : std::numeric_limits<double>::quiet_NaN());
    }
    return result;
}

Result<PromptInvariance> invarianceAcrossPrompts(const std::shared_ptr<const Model>& model,
                                                 const std::vector<Tokens>& prompts, const Progress& progress) {
    if (prompts.size() < 2 || shortest(prompts) < 2)
        return failure("Invariance over prompts needs at least two prompts of at least two tokens each; add texts.");
    return guarded("The comparison over prompts stopped", [&]() -> Result<PromptInvariance> {
        const c10::NoGradGuard noGradient;
        PromptInvariance result;
        result.prompts = static_cast<std::int64_t>(prompts.size());
        result.positions = std::min(laterPositions, shortest(prompts) - 1);
        result.sameFirstToken = std::ranges::all_of(
            prompts, [&](const Tokens& prompt) { return prompt.front().id == prompts.front().front().id; });
        UnitSums residual, read;
        std::vector<Tokens> beginnings; // later tokens change nothing before them
        for (const Tokens& prompt : prompts)
            beginnings.emplace_back(prompt.begin(), prompt.begin() + result.positions + 1);
        const auto done = forPromptRuns(model, beginnings, progress, [&](const std::shared_ptr<const Run>& finished) {
            residual.add(finished->tensors->residual);
            std::vector<at::Tensor> reads;
            for (std::int64_t layer = 0; layer < finished->layerCount(); ++layer)
                reads.push_back(attentionRead(*finished, layer));
            read.add(reads);
        });
        if (!done)
            return tl::unexpected(done.error());
        residual.fill(result.first, result.later);
        read.fill(result.firstRead, result.laterRead);
        return result;
    });
}

} // namespace sinkscope
