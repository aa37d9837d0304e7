#include "analysis/Sinks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace sinkscope {
namespace {

struct Sink {
    float strength = std::numeric_limits<float>::quiet_NaN();
    std::int64_t token = 0;
};

/// `received`: attention that each of the first `tokens` keys gets from the first `tokens` queries.
Sink strongest(std::span<const float> received, std::int64_t tokens, SinkConvention convention) {
    const std::int64_t keys = convention == SinkConvention::gu ? 1 : std::max<std::int64_t>(1, tokens / 2);
    Sink best;
    for (std::int64_t key = 0; key < keys; ++key) {
        // The queries that see key 0 are all of them, so both conventions divide by the same number there.
        const float mean = received[static_cast<std::size_t>(key)] / static_cast<float>(tokens);
        if (mean > best.strength || std::isnan(best.strength))
            best = {mean, key};
    }
    return best;
}

} // namespace

SinkFinding findSinks(const Run& run, SinkConvention convention, double epsilon) {
    SinkFinding finding{convention, epsilon, std::min(run.options.sinkTokens, run.tokenCount()), {}, {}, 0.0};
    if (run.layers.empty())
        return finding;
    finding.strength = Matrix(run.layerCount(), run.layer(0).heads.receivedEarly.rows);
    std::int64_t sinks = 0;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const Matrix& received = run.layer(layer).heads.receivedEarly;
        for (std::int64_t head = 0; head < received.rows; ++head) {
            const Sink sink = strongest(received.row(head), finding.tokens, convention);
            finding.strength.at(layer, head) = sink.strength;
            finding.token.push_back(sink.token);
            sinks += sink.strength > epsilon ? 1 : 0;
        }
    }
    finding.ratio = static_cast<double>(sinks) / static_cast<double>(finding.token.size());
    return finding;
}

Matrix meanAttentionDistance(const Run& run) {
    if (run.layers.empty())
        return {};
    Matrix mean(run.layerCount(), run.layer(0).heads.distance.rows);
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const Matrix& distance = run.layer(layer).heads.distance;
        for (std::int64_t head = 0; head < distance.rows; ++head) {
            const auto row = distance.row(head);
            const double sum = std::accumulate(row.begin(), row.end(), 0.0);
            mean.at(layer, head) = static_cast<float>(sum / static_cast<double>(row.size()));
        }
    }
    return mean;
}

} // namespace sinkscope
