#include "analysis/HeadAttention.h"

#include "engine/AttentionMap.h"

#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

class Mean {
public:
    void add(double value) {
        sum_ += value;
        ++count_;
    }
    double value() const { return count_ > 0 ? sum_ / static_cast<double>(count_) : none; }

private:
    double sum_ = 0.0;
    std::int64_t count_ = 0;
};

/// Adds up one head's map as its rows come by.
class HeadSums {
public:
    HeadSums(std::int64_t tokens, std::int64_t sink)
        : sink_(sink), mass_(static_cast<std::size_t>(tokens)), logMass_(static_cast<std::size_t>(tokens)) {}

    void add(std::int64_t query, std::int64_t firstKey, std::span<const float> weights) {
        if (query != query_)
            finishRow(query);
        for (std::size_t place = 0; place < weights.size(); ++place) {
            const std::int64_t key = firstKey + static_cast<std::int64_t>(place);
            const double weight = weights[place];
            mass_[static_cast<std::size_t>(key)] += weight;
            if (weight > 0.0)
                logMass_[static_cast<std::size_t>(key)] += weight * std::log(weight);
            if (key == sink_)
                continue;
            rowMass_ += weight;
            rowDistance_ += weight * static_cast<double>(query - key);
        }
    }

    double distanceWithoutSink() {
        finishRow(-1);
        return distance_.value();
    }

    /// H_k = log S - (Σ a log a) / S over the column's queries, S their sum; over log(T - k).
    double largestColumnEntropy() const {
        const std::size_t tokens = mass_.size();
        double largest = none;
        for (std::size_t key = 0; key < std::max<std::size_t>(1, tokens / 2); ++key) {
            const double entropy = std::log(mass_[key]) - logMass_[key] / mass_[key];
            const double share = entropy / std::log(static_cast<double>(tokens - key));
            if (std::isfinite(share) && !(share <= largest))
                largest = share;
        }
        return largest;
    }

private:
    void finishRow(std::int64_t next) {
        if (rowMass_ > 0.0)
            distance_.add(rowDistance_ / rowMass_);
        rowMass_ = rowDistance_ = 0.0;
        query_ = next;
    }

    std::int64_t sink_, query_ = -1;
    std::vector<double> mass_, logMass_;
    double rowMass_ = 0.0, rowDistance_ = 0.0;
    Mean distance_;
};

double meanRowEntropy(std::span<const float> entropies) {
    Mean mean;
    for (std::size_t query = 1; query < entropies.size(); ++query)
        mean.add(entropies[query] / std::log(static_cast<double>(query + 1)));
    return mean.value();
}

double drainOf(std::span<const float> valueNorms, std::int64_t sink) {
    Mean others;
    for (std::size_t token = 0; token < valueNorms.size(); ++token)
        if (static_cast<std::int64_t>(token) != sink)
            others.add(valueNorms[token]);
    return valueNorms[static_cast<std::size_t>(sink)] / others.value();
}

} // namespace

Result<HeadAttention> headAttention(const Run& run, const SinkFinding& sinks, const Progress& progress) {
    const std::int64_t heads = sinks.strength.columns;
    const Matrix empty(run.layerCount(), heads);
    HeadAttention result{meanAttentionDistance(run), empty, empty, empty, empty};
    const std::int64_t group = run.model->config().groupSize();
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        progress.report(Stage::analyzing, layer, run.layerCount());
        const HeadStatistics& statistics = run.layer(layer).heads;
        for (std::int64_t head = 0; head < heads; ++head) {
            const std::int64_t sink = sinks.sinkToken(layer, head);
            HeadSums sums(run.tokenCount(), sink);
            const auto done =
                forAttentionRows(run, layer, head, {0, run.tokenCount()}, progress,
                                 [&](std::int64_t query, std::int64_t firstKey, std::span<const float> weights) {
                                     sums.add(query, firstKey, weights);
                                 });
            if (!done)
                return tl::unexpected(done.error());
            result.distanceWithoutSink.at(layer, head) = static_cast<float>(sums.distanceWithoutSink());
            result.columnEntropy.at(layer, head) = static_cast<float>(sums.largestColumnEntropy());
            result.rowEntropy.at(layer, head) = static_cast<float>(meanRowEntropy(statistics.entropy.row(head)));
            result.valueDrain.at(layer, head) =
                static_cast<float>(drainOf(statistics.valueNorm.row(head / group), sink));
        }
    }
    return result;
}

bool isSinkByEntropy(const HeadAttention& heads, std::int64_t layer, std::int64_t head,
                     const EntropyThresholds& thresholds) {
    return heads.rowEntropy.at(layer, head) < thresholds.row && heads.columnEntropy.at(layer, head) > thresholds.column;
}

} // namespace sinkscope
