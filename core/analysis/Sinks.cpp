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

std::int64_t tokensOf(const Run& run, SinkWindow window) {
    return window == SinkWindow::published ? std::min(run.options.sinkTokens, run.tokenCount()) : run.tokenCount();
}

const Matrix& receivedIn(const Run& run, std::int64_t layer, SinkWindow window) {
    const HeadStatistics& heads = run.layer(layer).heads;
    return window == SinkWindow::published ? heads.receivedEarly : heads.received;
}

} // namespace

SinkFinding findSinks(const Run& run, SinkConvention convention, double epsilon, SinkWindow window) {
    SinkFinding finding{convention, epsilon, tokensOf(run, window), {}, {}, 0.0};
    if (run.layers.empty())
        return finding;
    finding.strength = Matrix(run.layerCount(), run.layer(0).heads.receivedEarly.rows);
    std::int64_t sinks = 0;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const Matrix& received = receivedIn(run, layer, window);
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

PositionSinks positionSinks(const Run& run, double epsilon, SinkWindow window) {
    const std::int64_t tokens = tokensOf(run, window);
    PositionSinks result{std::vector<double>(static_cast<std::size_t>(tokens)),
                         std::vector<double>(static_cast<std::size_t>(tokens))};
    std::int64_t heads = 0;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const Matrix& received = receivedIn(run, layer, window);
        for (std::int64_t head = 0; head < received.rows; ++head, ++heads)
            for (std::int64_t key = 0; key < tokens; ++key) {
                const double strength = received.at(head, key) / static_cast<double>(tokens - key);
                result.ratio[static_cast<std::size_t>(key)] += strength > epsilon ? 1.0 : 0.0;
                result.mean[static_cast<std::size_t>(key)] += strength;
            }
    }
    for (auto* list : {&result.ratio, &result.mean})
        for (double& value : *list)
            value /= static_cast<double>(heads);
    return result;
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
