#include "analysis/ContextGrowth.h"

#include "engine/Engine.h"
#include "model/MemoryLimit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace sinkscope {
namespace {

constexpr std::int64_t shortestContext = 64;

std::vector<std::int64_t> lengthsUpTo(std::int64_t most) {
    std::vector<std::int64_t> lengths;
    for (std::int64_t tokens = shortestContext; tokens < most; tokens *= 2)
        lengths.push_back(tokens);
    if (most > 0)
        lengths.push_back(most);
    return lengths;
}

RunOptions optionsFor(std::int64_t tokens) {
    RunOptions options;
    options.sinkTokens = tokens;
    return options;
}

bool fits(const Model& model, std::int64_t tokens) {
    const std::int64_t needed = estimateWeights(model.config(), model.type(), model.config().tiedHead) +
                                estimateRun(model.config(), tokens, model.type(), optionsFor(tokens));
    return needed <= memoryLimit(model.options());
}

void findLargest(const Run& run, ContextPoint& point) {
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const auto& top = run.layer(layer).afterFeedForward.top;
        for (std::size_t token = 0; token < top.size(); ++token)
            if (std::abs(top[token][0].value) > std::abs(point.largest.value)) {
                point.largest = {top[token][0].value, static_cast<std::int64_t>(token), top[token][0].channel};
                point.layer = layer;
            }
    }
    if (run.badNumber)
        point.largest.value = std::numeric_limits<float>::quiet_NaN();
}

ContextPoint pointOf(const Run& run, double epsilon) {
    ContextPoint point;
    point.tokens = run.tokenCount();
    point.sinkRatio = findSinks(run, SinkConvention::spike, epsilon).ratio;
    findLargest(run, point);
    const Matrix distance = meanAttentionDistance(run);
    point.distance = std::accumulate(distance.values.begin(), distance.values.end(), 0.0) /
                     static_cast<double>(distance.values.size());
    return point;
}

} // namespace

Result<ContextGrowth> contextGrowth(const std::shared_ptr<const Model>& model, const Tokens& text, double epsilon,
                                    const Progress& progress) {
    const std::int64_t most = std::min(static_cast<std::int64_t>(text.size()), model->config().contextLength);
    const std::vector<std::int64_t> lengths = lengthsUpTo(most);
    const std::int64_t all = std::accumulate(lengths.begin(), lengths.end(), std::int64_t{0});
    std::int64_t before = 0;
    ContextGrowth growth;
    for (const std::int64_t tokens : lengths) {
        if (!fits(*model, tokens)) {
            growth.tooLong = tokens;
            break;
        }
        progress.report(Stage::analyzing, before, all);
        const auto finished =
            run(model, Tokens(text.begin(), text.begin() + tokens), optionsFor(tokens), progress.silent());
        if (!finished)
            return tl::unexpected(finished.error());
        growth.points.push_back(pointOf(**finished, epsilon));
        before += tokens;
    }
    return growth;
}

} // namespace sinkscope
