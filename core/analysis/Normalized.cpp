#include "analysis/Normalized.h"

#include "analysis/Doubles.h"
#include "engine/RunTensors.h"
#include "engine/TensorMatrix.h"

#include <ATen/ATen.h>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

/// Of rows [tokens, width]: sparsity, largest share and concentration, [tokens, 3] in double.
at::Tensor measures(const at::Tensor& rows) {
    const at::Tensor x = rows.to(at::kDouble);
    const double width = static_cast<double>(x.size(1));
    const at::Tensor normed = x / x.square().mean(1, true).sqrt();
    const at::Tensor shares = normed.square() / width;
    const at::Tensor numbers =
        at::stack({(normed.abs() < sparseBelow).to(at::kDouble).mean(1), normed.abs().amax(1) / std::sqrt(width),
                   at::xlogy(shares, shares).sum(1) + std::log(width)},
                  1);
    return numbers.masked_fill(at::isfinite(normed).all(1, true).logical_not(), NAN);
}

NormalizedToken tokenOf(const at::Tensor& numbers) {
    const auto values = doubles(numbers);
    return {values[0], values[1], values[2]};
}

} // namespace

std::vector<NormalizedToken> normalizedToken(const Run& run, std::int64_t token) {
    std::vector<NormalizedToken> layers;
    for (std::int64_t layer = 0; layer <= run.layerCount(); ++layer)
        layers.push_back(tokenOf(measures(streamInto(run, layer).narrow(0, token, 1))[0]));
    return layers;
}

std::vector<NormalizedToken> normalizedOthers(const Run& run, std::int64_t token) {
    std::vector<NormalizedToken> layers;
    for (std::int64_t layer = 0; layer <= run.layerCount(); ++layer) {
        const at::Tensor all = measures(streamInto(run, layer));
        const double others = static_cast<double>(all.size(0) - 1);
        layers.push_back(tokenOf((all.sum(0) - all[token]) / others));
    }
    return layers;
}

Matrix tokenStream(const Run& run, std::int64_t token) {
    std::vector<at::Tensor> rows;
    for (const at::Tensor& residual : run.tensors->residual)
        rows.push_back(residual[token].to(at::kFloat));
    return toMatrix(at::stack(rows));
}

std::vector<double> mutualCosine(std::span<const Matrix> streams) {
    std::vector<double> means;
    if (streams.empty())
        return means;
    const auto count = static_cast<double>(streams.size());
    at::Tensor sum;
    for (const Matrix& stream : streams) {
        const at::Tensor rows = toDoubles(stream);
        const at::Tensor directions = rows / rows.norm(2, 1, true);
        sum = sum.defined() ? sum + directions : directions;
    }
    // Σ over pairs of cosines = (‖Σ directions‖² - count) / 2.
    const at::Tensor pairs = (sum.square().sum(1) - count) / (count * (count - 1.0));
    return doubles(pairs);
}

} // namespace sinkscope
