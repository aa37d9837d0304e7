#include "analysis/KeySpace.h"

#include "analysis/Sinks.h"
#include "engine/TensorMatrix.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

using Points = std::vector<std::array<float, 3>>;

/// Centre and axes of a point cloud.
struct Components {
    at::Tensor mean;                   ///< [size]
    at::Tensor axes;                   ///< [size, 3], zero columns where the space has fewer dimensions
    std::array<double, 3> explained{}; ///< share of the variance
};

/// An axis and its opposite explain the same; the one whose largest component is positive is taken, so that pictures
/// repeat.
at::Tensor withFixedSign(const at::Tensor& axis) {
    const auto largest = axis.abs().argmax();
    return axis.index({largest}).item<double>() < 0.0 ? -axis : axis;
}

/// Rows with NaN or infinity have no place and are left out.
Components componentsOf(const at::Tensor& points) {
    const auto finite = points.index({at::isfinite(points).all(1)});
    const std::int64_t size = points.size(1);
    Components result{at::zeros({size}, at::kDouble), at::zeros({size, 3}, at::kDouble), {}};
    if (finite.size(0) == 0)
        return result;
    result.mean = finite.mean(0);
    const auto centred = finite - result.mean;
    const auto [variances, vectors] = at::linalg_eigh(centred.t().matmul(centred));
    const double total = variances.clamp_min(0.0).sum().item<double>();
    for (std::int64_t axis = 0; axis < std::min<std::int64_t>(3, size); ++axis) {
        const std::int64_t place = size - 1 - axis; // eigenvalues ascend
        result.axes.select(1, axis).copy_(withFixedSign(vectors.select(1, place)));
        const double variance = std::max(0.0, variances[place].item<double>());
        result.explained[static_cast<std::size_t>(axis)] = total > 0.0 ? variance / total : 0.0;
    }
    return result;
}

/// Share of the points' own variance that lies along given axes.
std::array<double, 3> explainedAlong(const at::Tensor& axes, const at::Tensor& points) {
    const auto finite = points.index({at::isfinite(points).all(1)});
    std::array<double, 3> shares{};
    if (finite.size(0) == 0)
        return shares;
    const auto centred = finite - finite.mean(0);
    const double total = centred.square().sum().item<double>();
    const auto along = centred.matmul(axes).square().sum(0);
    for (std::int64_t axis = 0; axis < 3; ++axis)
        shares[static_cast<std::size_t>(axis)] = total > 0.0 ? along[axis].item<double>() / total : 0.0;
    return shares;
}

/// A head's vectors of one run.
struct HeadPoints {
    at::Tensor queries, keys; ///< [tokens, size]
    at::Tensor both() const { return at::cat({queries, keys}); }
};

HeadPoints pointsOf(const Run& run, std::int64_t layer, std::int64_t head, Rotation rotation) {
    return {toDoubles(headVectors(run, layer, head, HeadVectors::query, rotation)),
            toDoubles(headVectors(run, layer, head, HeadVectors::key, rotation))};
}

Points project(const at::Tensor& points, const Components& components) {
    const auto coordinates = (points - components.mean).matmul(components.axes).to(at::kFloat).contiguous();
    Points result(static_cast<std::size_t>(points.size(0)));
    const float* values = coordinates.data_ptr<float>();
    for (auto& point : result) {
        std::copy_n(values, 3, point.begin());
        values += 3;
        if (!std::all_of(point.begin(), point.end(), [](float value) { return std::isfinite(value); }))
            point.fill(std::numeric_limits<float>::quiet_NaN());
    }
    return result;
}

} // namespace

KeySpace keySpace(const Run& run, std::int64_t layer, std::int64_t head, Rotation rotation, const Run& basis) {
    const HeadPoints points = pointsOf(run, layer, head, rotation);
    const bool isOwnBasis = &basis == &run;
    const auto components = componentsOf((isOwnBasis ? points : pointsOf(basis, layer, head, rotation)).both());

    KeySpace space;
    space.layer = layer;
    space.head = head;
    space.keyValueHead = head / run.model->config().groupSize();
    space.rotation = rotation;
    space.queries = project(points.queries, components);
    space.keys = project(points.keys, components);
    space.origin = project(at::zeros({1, points.queries.size(1)}, at::kDouble), components).front();
    space.explained = isOwnBasis ? components.explained : explainedAlong(components.axes, points.both());
    space.sinkToken = findSinks(run, SinkConvention::spike, 0.3).sinkToken(layer, head);
    return space;
}

} // namespace sinkscope
