#include "analysis/QuadraticForms.h"

#include "analysis/Doubles.h"
#include "analysis/GatedRows.h"
#include "engine/NormInput.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <limits>

namespace sinkscope {
namespace {

/// Columns of the Gram matrices at a time: two tiles [size, 512] stay small beside the weights.
constexpr std::int64_t tileColumns = 512;

/// Incomplete when cancelled.
at::Tensor normsOf(const GatedRows& rows, const Progress& progress) {
    const std::int64_t size = rows.gate.size(0);
    at::Tensor squares = at::zeros({rows.down.size(0)}, rows.down.options().dtype(at::kDouble));
    for (std::int64_t first = 0; first < size && !progress.cancelled(); first += tileColumns) {
        const std::int64_t count = std::min(tileColumns, size - first);
        at::Tensor gram = rows.gate.matmul(rows.gate.narrow(0, first, count).t());
        gram.mul_(rows.up.matmul(rows.up.narrow(0, first, count).t()));
        squares.add_(rows.down.matmul(gram).mul_(rows.down.narrow(1, first, count)).sum(1, false, at::kDouble));
    }
    return squares.clamp_min(0.0).sqrt();
}

/// S_k v = ½ [Gᵀ(d ∘ (U v)) + Uᵀ(d ∘ (G v))].
at::Tensor multiply(const GatedRows& rows, const at::Tensor& down, const at::Tensor& vector) {
    const at::Tensor v = vector.to(at::kFloat).to(rows.gate.device());
    const at::Tensor product = rows.gate.t().mv(down * rows.up.mv(v)) + rows.up.t().mv(down * rows.gate.mv(v));
    return product.to(at::kCPU, at::kDouble) * 0.5;
}

/// Eigenpairs of the tridiagonal matrix that a Lanczos iteration leaves, by magnitude, descending.
struct RitzPairs {
    at::Tensor values;  ///< [steps]
    at::Tensor vectors; ///< [steps, steps], columns

    RitzPairs(const std::vector<double>& diagonal, const std::vector<double>& beside) {
        const auto steps = static_cast<std::int64_t>(diagonal.size());
        at::Tensor matrix = at::diag(at::tensor(diagonal, at::kDouble));
        for (std::int64_t step = 0; step + 1 < steps; ++step)
            matrix[step][step + 1] = matrix[step + 1][step] =
                at::scalar_tensor(beside[static_cast<std::size_t>(step)], at::kDouble);
        const auto [ascending, columns] = at::linalg_eigh(matrix);
        const at::Tensor order = ascending.abs().argsort(0, true);
        values = ascending.index_select(0, order);
        vectors = columns.index_select(1, order);
    }
};

class Lanczos {
public:
    Lanczos(const GatedRows& rows, std::int64_t channel) : rows_(rows), down_(rows.down[channel].contiguous()) {
        const std::int64_t width = rows.gate.size(1);
        basis_ = at::empty({0, width}, at::kDouble);
        next_ = at::randn({width}, at::detail::createCPUGenerator(1), at::TensorOptions(at::kDouble));
        next_ = next_ / next_.norm();
    }

    /// False once the space is exhausted.
    bool step() {
        basis_ = at::cat({basis_, next_.unsqueeze(0)});
        at::Tensor image = multiply(rows_, down_, next_);
        diagonal_.push_back(image.dot(next_).item<double>());
        const double size = image.norm().item<double>();
        for (int pass = 0; pass < 2; ++pass) // once is not enough when little is left
            image = image - basis_.t().mv(basis_.mv(image));
        beside_.push_back(image.norm().item<double>());
        if (beside_.back() <= 1e-6 * size || basis_.size(0) == basis_.size(1)) // what is left is rounding of fp32
            return false;
        next_ = image / beside_.back();
        return true;
    }

    RitzPairs pairs() const { return {diagonal_, beside_}; }
    std::int64_t steps() const { return basis_.size(0); }
    bool settled(const RitzPairs& pairs, std::int64_t count) const {
        const at::Tensor residuals = pairs.vectors[steps() - 1].abs() * beside_.back();
        return residuals.narrow(0, 0, std::min(count, steps())).max().item<double>() <=
               1e-6 * pairs.values[0].abs().item<double>();
    }
    at::Tensor leadingVector(const RitzPairs& pairs) const { return basis_.t().mv(pairs.vectors.select(1, 0)); }

private:
    const GatedRows& rows_;
    at::Tensor down_, basis_, next_;
    std::vector<double> diagonal_, beside_;
};

QuadraticSpectrum spectrumOf(const GatedRows& rows, std::int64_t channel, std::int64_t count,
                             const Progress& progress) {
    Lanczos lanczos(rows, channel);
    std::int64_t nextCheck = count + 8;
    bool goesOn = true;
    while (goesOn && !progress.cancelled()) {
        goesOn = lanczos.step();
        if (!goesOn || lanczos.steps() < nextCheck)
            continue;
        goesOn = !lanczos.settled(lanczos.pairs(), count);
        nextCheck += nextCheck / 4; // checks cost more as the basis grows
    }
    const RitzPairs pairs = lanczos.pairs();
    at::Tensor trigger = lanczos.leadingVector(pairs);
    if (trigger[trigger.abs().argmax()].item<double>() < 0.0)
        trigger = -trigger;
    return {doubles(pairs.values.narrow(0, 0, std::min(count, lanczos.steps()))), doubles(trigger)};
}

} // namespace

QuadraticForm quadraticForm(const Model& model, std::int64_t layer) {
    const ModelConfig& config = model.config();
    const LayerConfig& description = config.layers[static_cast<std::size_t>(layer)];
    if (description.feedForward == FeedForwardKind::mixture)
        return QuadraticForm::mixture;
    if (description.feedForward == FeedForwardKind::plain)
        return QuadraticForm::plainFeedForward;
    if (config.biases.gateUp)
        return QuadraticForm::bias;
    const NormOfModel norm = feedForwardNorm(config, description, model.weights().layer(layer));
    return norm.config.kind == NormKind::rms ? QuadraticForm::exists : QuadraticForm::otherNorm;
}

Result<Matrix> quadraticNorms(const Model& model, const Progress& progress) {
    return guarded("The norms of the quadratic forms cannot be computed", [&]() -> Result<Matrix> {
        const ModelConfig& config = model.config();
        Matrix norms(config.layerCount(), config.width, std::numeric_limits<float>::quiet_NaN());
        for (std::int64_t layer = 0; layer < config.layerCount(); ++layer) {
            progress.report(Stage::analyzing, layer, config.layerCount());
            if (quadraticForm(model, layer) != QuadraticForm::exists)
                continue;
            const auto row = doubles(normsOf(gatedRows(model, layer), progress));
            if (progress.cancelled())
                return cancellation();
            std::ranges::transform(row, norms.row(layer).begin(), [](double norm) { return static_cast<float>(norm); });
        }
        return norms;
    });
}

Result<QuadraticSpectrum> quadraticSpectrum(const Model& model, std::int64_t layer, std::int64_t channel,
                                            std::int64_t count, const Progress& progress) {
    return guarded("The spectrum of the quadratic form cannot be computed", [&]() -> Result<QuadraticSpectrum> {
        const auto spectrum = spectrumOf(gatedRows(model, layer), channel, count, progress);
        if (progress.cancelled())
            return cancellation();
        return spectrum;
    });
}

} // namespace sinkscope
