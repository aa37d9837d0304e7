#include "analysis/HiddenDirections.h"

#include "engine/RunTensors.h"
#include "engine/TensorMatrix.h"
#include "model/ModelWeights.h"
#include "support/Guarded.h"
#include "support/UnlessCancelled.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <limits>

namespace sinkscope {
namespace {

/// rowsᵀ · rows of a matrix [rows, columns] in double, in blocks of some 50 ms on two cores; unusable when cancelled.
at::Tensor gramMatrix(const at::Tensor& matrix, const Progress& progress) {
    constexpr std::int64_t multiplications = 2'000'000'000, mostDoubles = 8'000'000;
    const std::int64_t rows = matrix.size(0), columns = matrix.size(1);
    const std::int64_t block =
        std::max<std::int64_t>(1, std::min(multiplications / (columns * columns), mostDoubles / columns));
    at::Tensor gram = at::zeros({columns, columns}, at::kDouble);
    for (std::int64_t first = 0; first < rows && !progress.cancelled(); first += block) {
        progress.report(Stage::analyzing, first, rows);
        const at::Tensor part = matrix.narrow(0, first, std::min(block, rows - first)).to(at::kCPU, at::kDouble);
        gram.addmm_(part.t(), part);
    }
    return gram;
}

/// The first direction of a band.
std::int64_t bandStart(std::int64_t band, std::int64_t width) {
    return band * width / spectralBands;
}

/// Shares [tokens, bands] of rows [tokens, width] along orthonormal `directions` [width, width].
at::Tensor shares(const at::Tensor& rows, const at::Tensor& directions) {
    const at::Tensor energy = rows.to(at::kCPU, at::kDouble).matmul(directions).square();
    std::vector<at::Tensor> bands;
    for (std::int64_t band = 0; band < spectralBands; ++band) {
        const std::int64_t first = bandStart(band, energy.size(1)), last = bandStart(band + 1, energy.size(1));
        bands.push_back(energy.narrow(1, first, last - first).sum(1));
    }
    return at::stack(bands, 1) / energy.sum(1, true);
}

double spectralEntropy(const at::Tensor& rows) {
    if (!at::isfinite(rows).all().item<bool>())
        return std::numeric_limits<double>::quiet_NaN();
    const at::Tensor gram = rows.size(0) < rows.size(1) ? rows.matmul(rows.t()) : rows.t().matmul(rows);
    const at::Tensor squares = std::get<0>(at::linalg_eigh(gram)).clamp_min(0.0);
    const at::Tensor portions = squares / squares.sum();
    return -at::xlogy(portions, portions).sum().item<double>();
}

} // namespace

Result<BandEnergy> bandEnergy(const Run& run, std::int64_t token, const Progress& progress) {
    return guarded("The unembedding cannot be decomposed", [&]() -> Result<BandEnergy> {
        const c10::NoGradGuard noGradient;
        const at::Tensor gram = gramMatrix(run.model->weights().head.weight, progress);
        if (progress.cancelled())
            return cancellation();
        // A minute at a width of 4,096 on two cores, in one call of LAPACK.
        const auto decomposed = unlessCancelled(
            [gram] {
                const c10::NoGradGuard noGradient;
                return at::linalg_eigh(gram);
            },
            progress);
        if (!decomposed)
            return cancellation();
        const auto& [squares, vectors] = *decomposed;
        const at::Tensor directions = vectors.flip({1}).contiguous(); // eigenvalues ascend
        const at::Tensor values = squares.flip({0}).clamp_min(0.0).sqrt().contiguous();
        BandEnergy energy;
        energy.singularValues.assign(values.data_ptr<double>(), values.data_ptr<double>() + values.numel());
        std::vector<at::Tensor> chosen, others;
        for (const at::Tensor& layer : run.tensors->residual) {
            if (progress.cancelled())
                return cancellation();
            const at::Tensor all = shares(layer, directions);
            chosen.push_back(all[token]);
            const at::Tensor rest =
                at::cat({all.narrow(0, 0, token), all.narrow(0, token + 1, all.size(0) - token - 1)});
            others.push_back(rest.mean(0));
        }
        energy.chosen = toMatrix(at::stack(chosen, 1));
        energy.others = toMatrix(at::stack(others, 1));
        return energy;
    });
}

Result<std::vector<double>> matrixEntropy(const Run& run, std::int64_t most, const Progress& progress) {
    return guarded("The matrix entropy cannot be computed", [&]() -> Result<std::vector<double>> {
        const c10::NoGradGuard noGradient;
        std::vector<double> entropy;
        for (const at::Tensor& layer : run.tensors->residual) {
            progress.report(Stage::analyzing, static_cast<std::int64_t>(entropy.size()), run.layerCount() + 1);
            const std::int64_t tokens = std::min(most, layer.size(0));
            entropy.push_back(spectralEntropy(layer.narrow(0, 0, tokens).to(at::kCPU, at::kDouble)));
            if (progress.cancelled())
                return cancellation();
        }
        return entropy;
    });
}

} // namespace sinkscope
