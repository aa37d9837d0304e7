#include "engine/FusedAttention.h"

#include "engine/PositionBias.h"
#include "engine/RunTensors.h"
#include "engine/kernels/RowKernels.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <array>
#include <c10/core/GradMode.h>
#include <cmath>
#include <limits>

namespace sinkscope {

namespace {

/// Query rows that are multiplied at once: wide enough for the matrix product, small enough for the second-level cache.
constexpr std::int64_t rowsOfATile = 128;
/// Each head's queries are cut into this many parts of equal work, each with its own column sums, added up in a fixed
/// order.
constexpr std::int64_t segments = 4;

struct Shape {
    const AttentionRule& rule;
    std::int64_t tokens;
    std::int64_t early; ///< queries and keys below this count for receivedEarly

    const ModelConfig& config() const { return rule.config(); }
};

/// Column sums of one (head, segment).
struct ColumnSums {
    std::vector<float> all, early;
};

/// Start of a segment: rows cost in proportion to their position, so equal areas of the triangle.
std::int64_t segmentStart(std::int64_t segment, std::int64_t tokens) {
    const double share = std::sqrt(static_cast<double>(segment) / static_cast<double>(segments));
    return segment == segments ? tokens : static_cast<std::int64_t>(share * static_cast<double>(tokens));
}

class HeadSegment {
public:
    HeadSegment(const Shape& shape, std::int64_t head, HeadStatistics& statistics, ColumnSums& sums)
        : shape_(shape),
          head_(head),
          sinkLogit_(shape.rule.sinkLogit(head)),
          slope_(positionSlope(shape.config(), head)),
          statistics_(statistics),
          sums_(sums) {}

    void run(std::int64_t first, std::int64_t last, const HeadTensors& heads, at::Tensor& scores, at::Tensor& out,
             const Progress& progress) {
        const std::int64_t size = shape_.config().headSize, group = shape_.config().groupSize();
        const at::Tensor query = heads.query.select(1, head_);
        const at::Tensor key = heads.key.select(1, head_ / group);
        const at::Tensor value = heads.value.select(1, head_ / group);
        for (std::int64_t start = first; start < last && !progress.cancelled(); start += rowsOfATile) {
            const std::int64_t rows = std::min(rowsOfATile, last - start);
            const std::int64_t firstKey = shape_.rule.firstKey(start), keys = start + rows - firstKey;
            at::Tensor tile = scores.narrow(0, 0, rows).narrow(1, 0, keys);
            at::mm_out(tile, query.narrow(0, start, rows), key.narrow(0, firstKey, keys).t());
            for (std::int64_t row = 0; row < rows; ++row)
                weigh(scores.data_ptr<float>() + row * scores.stride(0), start + row, firstKey, keys);
            at::Tensor target = out.narrow(0, start, rows).narrow(1, head_ * size, size);
            at::mm_out(target, tile, value.narrow(0, firstKey, keys));
        }
    }

private:
    /// Softmax of one row of scores whose first column is the key at `tileKey`; what the query may not see becomes 0.
    void weigh(float* row, std::int64_t query, std::int64_t tileKey, std::int64_t columns) {
        const std::int64_t firstKey = shape_.rule.firstKey(query), skipped = firstKey - tileKey,
                           count = query + 1 - firstKey;
        auto scale = static_cast<float>(shape_.config().attentionScale);
        if (shape_.config().attentionSoftCap) {
            rowKernels().softCap(row + skipped, scale, static_cast<float>(*shape_.config().attentionSoftCap), count);
            scale = 1.0F;
        }
        if (slope_ != 0.0F) {
            for (std::int64_t key = firstKey; key <= query; ++key)
                row[key - tileKey] = scale * row[key - tileKey] - slope_ * static_cast<float>(query - key);
            scale = 1.0F;
        }
        if (!shape_.rule.seesAll(head_, query)) {
            weighVisible(row, query, tileKey, columns, scale);
            return;
        }
        statistics_.firstLogit.at(head_, query) =
            firstKey == 0 ? scale * row[0] : std::numeric_limits<float>::quiet_NaN();
        const SoftmaxRow sums = rowKernels().softmax(row + skipped, count, scale, sinkLogit_, query - firstKey,
                                                     sums_.all.data() + firstKey);
        std::fill(row, row + skipped, 0.0F);
        std::fill(row + skipped + count, row + columns, 0.0F);
        statistics_.distance.at(head_, query) = sums.distance / sums.total;
        finish(row, query, tileKey, firstKey, sums);
    }

    /// The same for a query that does not see all keys before it: those that it sees, moved together, make the row.
    void weighVisible(float* row, std::int64_t query, std::int64_t tileKey, std::int64_t columns, float scale) {
        const std::vector<Range> visible = shape_.rule.visible(head_, query);
        const bool first = !visible.empty() && visible.front().first == 0;
        statistics_.firstLogit.at(head_, query) = first ? scale * row[0] : std::numeric_limits<float>::quiet_NaN();
        gathered_.clear();
        for (const Range& range : visible)
            gathered_.insert(gathered_.end(), row + (range.first - tileKey), row + (range.last - tileKey));
        std::fill(row, row + columns, 0.0F);
        if (gathered_.empty()) {
            statistics_.distance.at(head_, query) = statistics_.entropy.at(head_, query) = 0.0F;
            if (!statistics_.learnedSink.empty())
                statistics_.learnedSink.at(head_, query) = std::isinf(sinkLogit_) ? 0.0F : 1.0F;
            return;
        }
        const auto count = static_cast<std::int64_t>(gathered_.size());
        received_.assign(gathered_.size(), 0.0F);
        const SoftmaxRow sums =
            rowKernels().softmax(gathered_.data(), count, scale, sinkLogit_, count - 1, received_.data());
        float distance = 0.0F;
        const float* weight = gathered_.data();
        for (const Range& range : visible)
            for (std::int64_t key = range.first; key < range.last; ++key, ++weight) {
                row[key - tileKey] = *weight;
                sums_.all[static_cast<std::size_t>(key)] += *weight;
                distance += *weight * static_cast<float>(query - key);
            }
        statistics_.distance.at(head_, query) = distance;
        finish(row, query, tileKey, visible.front().first, sums);
    }

    void finish(const float* row, std::int64_t query, std::int64_t tileKey, std::int64_t firstKey,
                const SoftmaxRow& sums) {
        if (query < shape_.early)
            for (std::int64_t key = firstKey; key <= query; ++key)
                sums_.early[static_cast<std::size_t>(key)] += row[key - tileKey];
        statistics_.entropy.at(head_, query) = (std::log(sums.total) * sums.keys - sums.weighted) / sums.total;
        if (!statistics_.learnedSink.empty())
            statistics_.learnedSink.at(head_, query) = 1.0F - sums.keys / sums.total;
    }

    const Shape& shape_;
    std::int64_t head_;
    float sinkLogit_, slope_;
    HeadStatistics& statistics_;
    ColumnSums& sums_;
    std::vector<float> gathered_, received_;
};

void addColumns(const std::vector<ColumnSums>& sums, HeadStatistics& heads) {
    for (std::int64_t head = 0; head < heads.received.rows; ++head)
        for (std::int64_t segment = 0; segment < segments; ++segment) {
            const ColumnSums& part = sums[static_cast<std::size_t>(head * segments + segment)];
            for (std::int64_t key = 0; key < heads.received.columns; ++key)
                heads.received.at(head, key) += part.all[static_cast<std::size_t>(key)];
            for (std::int64_t key = 0; key < heads.receivedEarly.columns; ++key)
                heads.receivedEarly.at(head, key) += part.early[static_cast<std::size_t>(key)];
        }
}

} // namespace

at::Tensor fusedAttention(const at::Tensor& queryKeyValue, const AttentionRule& rule, std::int64_t sinkTokens,
                          HeadStatistics& heads, const Progress& progress) {
    const ModelConfig& config = rule.config();
    const std::int64_t tokens = queryKeyValue.size(0);
    const Shape shape{rule, tokens, std::min(sinkTokens, tokens)};
    heads.received = Matrix(config.heads, tokens);
    heads.receivedEarly = Matrix(config.heads, shape.early);
    heads.distance = heads.entropy = heads.firstLogit = Matrix(config.heads, tokens);
    if (rule.hasSinks())
        heads.learnedSink = Matrix(config.heads, tokens);

    const HeadTensors split = splitHeads(queryKeyValue, config);
    at::Tensor out = at::empty({tokens, config.heads * config.headSize}, queryKeyValue.options());
    std::vector<ColumnSums> sums(static_cast<std::size_t>(config.heads * segments));
    at::parallel_for(0, config.heads * segments, 1, [&](std::int64_t first, std::int64_t last) {
        const c10::NoGradGuard noGradient;
        at::Tensor scores = at::empty({std::min(rowsOfATile, tokens), tokens}, queryKeyValue.options());
        for (std::int64_t task = first; task < last; ++task) {
            ColumnSums& own = sums[static_cast<std::size_t>(task)];
            own.all.assign(static_cast<std::size_t>(tokens), 0.0F);
            own.early.assign(static_cast<std::size_t>(shape.early), 0.0F);
            const std::int64_t head = task / segments, segment = task % segments;
            HeadSegment(shape, head, heads, own)
                .run(segmentStart(segment, tokens), segmentStart(segment + 1, tokens), split, scores, out, progress);
        }
    });
    addColumns(sums, heads);
    return out;
}

} // namespace sinkscope
