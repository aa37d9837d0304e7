#pragma once

#include "engine/Operations.h"
#include "engine/Run.h"
#include "support/Result.h"

#include <ATen/core/Tensor.h>
#include <memory>
#include <vector>

namespace sinkscope {

/// The next-token distributions of a run without interventions, against which later ones are measured. Logits are kept
/// when they fit into `keptBytes`, else computed again block by block.
class BasePrediction {
public:
    static constexpr std::int64_t keptBytes = std::int64_t{512} << 20;

    /// Computes one unembedding unless the run kept its logits; cancellable.
    static Result<std::shared_ptr<const BasePrediction>> of(std::shared_ptr<const Run> run, const Progress& progress);

    const std::shared_ptr<const Run>& run() const { return run_; }
    /// fp32 [last - first, vocabulary].
    at::Tensor logits(std::int64_t first, std::int64_t last) const;
    /// log Σ e^x of those rows.
    std::vector<double> sums(std::int64_t first, std::int64_t last) const;

private:
    explicit BasePrediction(std::shared_ptr<const Run> run);

    std::shared_ptr<const Run> run_;
    at::Tensor normed_; ///< [tokens, width]
    at::Tensor logits_; ///< [tokens, vocabulary] fp32, or undefined
    std::vector<double> sums_;
};

} // namespace sinkscope
