#include "analysis/KeyGeometry.h"

#include "engine/RunTensors.h"
#include "engine/TensorMatrix.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <limits>

namespace sinkscope {
namespace {

constexpr double undefinedNumber = std::numeric_limits<double>::quiet_NaN();

/// Sums over the rows before each row: row t holds rows 0 to t - 1, [rows + 1, …].
at::Tensor sumsBefore(const at::Tensor& rows) {
    at::Tensor sums = at::zeros({rows.size(0) + 1, rows.size(1)}, at::kDouble);
    sums.narrow(0, 1, rows.size(0)).copy_(rows.cumsum(0));
    return sums;
}

/// Keys with length 1, and zero where they are zero.
at::Tensor unit(const at::Tensor& rows) {
    return rows / rows.norm(2, 1, true).clamp_min(std::numeric_limits<double>::min());
}

/// What each query sees of the keys before its own, without the sink.
class OtherKeys {
public:
    /// `window`: sliding window of the layer, or as many as there are tokens.
    OtherKeys(std::int64_t tokens, std::int64_t sink, std::int64_t window) {
        const at::Tensor query = at::arange(tokens, at::kLong);
        first_ = (query - (window - 1)).clamp_min(0);
        last_ = query;
        const at::Tensor seesSink = (first_ <= sink).logical_and(query > sink);
        sink_ = sink;
        count_ = (last_ - first_).to(at::kDouble) - 1.0;
        valid_ = at::where(seesSink.logical_and(count_ > 0.0))[0];
    }

    const at::Tensor& queries() const { return valid_; } ///< those that see the sink and another key

    /// Mean over the other keys for each such query, of rows [tokens, size].
    at::Tensor mean(const at::Tensor& rows) const {
        const at::Tensor sums = sumsBefore(rows);
        const at::Tensor total = sums.index_select(0, last_.index_select(0, valid_)) -
                                 sums.index_select(0, first_.index_select(0, valid_)) - rows[sink_];
        return total / count_.index_select(0, valid_).unsqueeze(1);
    }

private:
    std::int64_t sink_ = 0;
    at::Tensor first_, last_, count_, valid_;
};

double meanOf(const at::Tensor& values) {
    return values.numel() > 0 ? values.mean().item<double>() : undefinedNumber;
}

at::Tensor without(const at::Tensor& rows, std::int64_t place) {
    return at::cat({rows.narrow(0, 0, place), rows.narrow(0, place + 1, rows.size(0) - place - 1)});
}

double participation(const at::Tensor& rows) {
    const at::Tensor gram = rows.t().matmul(rows);
    const double trace = gram.trace().item<double>(), square = gram.square().sum().item<double>();
    return square > 0.0 ? trace * trace / square : undefinedNumber;
}

/// How the queries stand to the sink and the others; the rest of `geometry` is left alone.
void compare(const at::Tensor& queries, const at::Tensor& keys, const OtherKeys& others, double scale,
             HeadGeometry& geometry) {
    const at::Tensor q = queries.index_select(0, others.queries()), sink = keys[geometry.sink];
    const at::Tensor directions = unit(q), norms = q.norm(2, 1);
    geometry.sinkLogit = meanOf(q.mv(sink) * scale);
    geometry.otherLogit = meanOf((q * others.mean(keys)).sum(1) * scale);
    geometry.sinkCosine = meanOf(directions.mv(unit(sink.unsqueeze(0))[0]));
    geometry.otherCosine = meanOf((directions * others.mean(unit(keys))).sum(1));
    geometry.sinkNorms = meanOf(norms * sink.norm());
    geometry.otherNorms = meanOf(norms * others.mean(keys.norm(2, 1, true)).squeeze(1));
}

/// Columns of W_K of a head [size, channels], as far as a norm on keys scales them, or undefined.
at::Tensor writtenByChannels(const Run& run, std::int64_t layer, std::int64_t head,
                             std::span<const std::int64_t> channels) {
    const ModelConfig& config = run.model->config();
    const LayerWeights& weights = layerWeights(run, layer);
    const NormConfig& norm = layerConfig(run, layer).queryKey;
    if (norm.kind != NormKind::none &&
        (norm.kind != NormKind::rms || config.queryKeyNormScope == QueryKeyNormScope::allHeads))
        return {};
    const std::int64_t first = (config.heads + head / config.groupSize()) * config.headSize;
    const at::Tensor places = at::tensor(std::vector<std::int64_t>(channels.begin(), channels.end()), at::kLong);
    at::Tensor columns = weights.queryKeyValue.weight.narrow(0, first, config.headSize)
                             .index_select(1, places.to(weights.queryKeyValue.weight.device()))
                             .to(at::kCPU, at::kDouble);
    if (norm.kind == NormKind::none || !weights.key.gain.defined())
        return columns;
    at::Tensor gain = weights.key.gain.to(at::kCPU, at::kDouble);
    if (gain.size(0) != config.headSize)
        gain = gain.narrow(0, head / config.groupSize() * config.headSize, config.headSize);
    return columns * gain.unsqueeze(1);
}

HeadGeometry geometryOf(const Run& run, const SinkFinding& sinks, std::int64_t layer, std::int64_t head,
                        std::span<const std::int64_t> spikeChannels, Rotation rotation) {
    HeadGeometry geometry;
    geometry.layer = layer;
    geometry.head = head;
    geometry.sink = sinks.sinkToken(layer, head);
    const at::Tensor queries = toDoubles(headVectors(run, layer, head, HeadVectors::query, rotation));
    const at::Tensor keys = toDoubles(headVectors(run, layer, head, HeadVectors::key, rotation));
    const std::int64_t window = layerConfig(run, layer).window.value_or(run.tokenCount());
    compare(queries, keys, OtherKeys(run.tokenCount(), geometry.sink, window), run.model->config().attentionScale,
            geometry);
    geometry.keyDimension = participation(without(keys, geometry.sink));
    geometry.queryDimension = participation(queries);
    geometry.spanShare = spanShare(run, layer, head, geometry.sink, spikeChannels);
    return geometry;
}

} // namespace

double participationRatio(const Matrix& vectors) {
    return vectors.empty() ? undefinedNumber : participation(toDoubles(vectors));
}

double spanShare(const Run& run, std::int64_t layer, std::int64_t head, std::int64_t sink,
                 std::span<const std::int64_t> channels) {
    if (channels.empty())
        return undefinedNumber;
    const at::Tensor columns = writtenByChannels(run, layer, head, channels);
    if (!columns.defined())
        return undefinedNumber;
    const at::Tensor key = toDoubles(headVectors(run, layer, head, HeadVectors::key, Rotation::before))[sink];
    const double energy = key.square().sum().item<double>();
    // Singular vectors rather than QR: channels that write nothing, or the same, span no direction of their own.
    const auto [directions, sizes, unused] = at::linalg_svd(columns, false);
    const at::Tensor spanned = at::where(sizes > 1e-9 * sizes.max())[0];
    const at::Tensor along = directions.index_select(1, spanned).t().mv(key);
    return energy > 0.0 ? along.square().sum().item<double>() / energy : undefinedNumber;
}

Result<std::vector<HeadGeometry>> keyGeometry(const Run& run, const SinkFinding& sinks,
                                              std::span<const std::int64_t> spikeChannels, Rotation rotation,
                                              const Progress& progress) {
    return guarded("The geometry of the keys cannot be computed", [&]() -> Result<std::vector<HeadGeometry>> {
        std::vector<HeadGeometry> heads;
        for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
            progress.report(Stage::analyzing, layer, run.layerCount());
            for (std::int64_t head = 0; head < sinks.strength.columns; ++head) {
                if (progress.cancelled())
                    return cancellation();
                heads.push_back(geometryOf(run, sinks, layer, head, spikeChannels, rotation));
            }
        }
        return heads;
    });
}

} // namespace sinkscope
