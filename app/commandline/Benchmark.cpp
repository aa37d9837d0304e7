#include "commandline/Benchmark.h"

#include "analysis/Findings.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"
#include "support/Memory.h"
#include "support/Stopwatch.h"

#include <algorithm>
#include <limits>
#include <random>

namespace sinkscope {
namespace {

constexpr int passes = 5;

double medianOf(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// The same ids on every machine: the distribution classes of the standard library are not.
Tokens randomTokens(std::int64_t count, std::int64_t vocabulary) {
    std::mt19937_64 generator(1);
    Tokens tokens(static_cast<std::size_t>(count));
    for (Token& token : tokens)
        token = {static_cast<std::int32_t>(generator() % static_cast<std::uint64_t>(vocabulary)), {}, {}, AddedBy::ids};
    return tokens;
}

struct Pass {
    std::shared_ptr<const Findings> findings;
    double seconds = 0.0, findingsSeconds = 0.0;
};

Result<Pass> onePass(const std::shared_ptr<const Model>& model, const Tokens& tokens, const Progress& progress) {
    const Stopwatch whole;
    auto finished = run(model, tokens, {}, progress);
    if (!finished)
        return tl::unexpected(finished.error());
    const Stopwatch afterRun;
    auto found = std::make_shared<const Findings>(findings(*finished, {}));
    return Pass{std::move(found), whole.seconds(), afterRun.seconds()};
}

Result<double> timeMap(const Run& run, const Progress& progress) {
    const std::int64_t tokens = run.tokenCount();
    const MapRequest request{run.layerCount() / 2, 0, {0, tokens}, {0, tokens}, tokens, tokens, Reduction::maximum};
    std::vector<double> seconds;
    for (int pass = 0; pass <= passes; ++pass) {
        const Stopwatch watch;
        if (const auto map = attentionMap(run, request, progress); !map)
            return tl::unexpected(map.error());
        if (pass > 0)
            seconds.push_back(watch.seconds());
    }
    return medianOf(std::move(seconds));
}

void keepIfFastest(const Pass& pass, LengthTiming& timing) {
    if (pass.seconds >= timing.minimum)
        return;
    timing.minimum = pass.seconds;
    timing.findings = pass.findingsSeconds;
    timing.unembedding = pass.findings->run->unembeddingSeconds;
    timing.layers.clear();
    for (const auto& layer : pass.findings->run->layers)
        timing.layers.push_back(layer->seconds);
}

} // namespace

Result<LengthTiming> timeLength(const std::shared_ptr<const Model>& model, std::int64_t tokens,
                                const Progress& progress) {
    const Tokens prompt = randomTokens(tokens, model->config().vocabulary);
    LengthTiming timing;
    timing.tokens = tokens;
    timing.minimum = std::numeric_limits<double>::infinity();
    std::vector<double> seconds;
    resetPeakMemory();
    for (int count = 0; count <= passes; ++count) {
        const auto pass = onePass(model, prompt, progress);
        if (!pass)
            return tl::unexpected(pass.error());
        if (count == 0)
            continue;
        seconds.push_back(pass->seconds);
        keepIfFastest(*pass, timing);
        if (count < passes)
            continue;
        timing.peak = peakMemory();
        const auto map = timeMap(*pass->findings->run, progress);
        if (!map)
            return tl::unexpected(map.error());
        timing.map = *map;
        auto toggles = timeToggles(pass->findings, timing.layers, timing.unembedding, progress);
        if (!toggles)
            return tl::unexpected(toggles.error());
        timing.toggles = *std::move(toggles);
        const auto session = timeSession(pass->findings, progress);
        if (!session)
            return tl::unexpected(session.error());
        timing.session = *session;
    }
    timing.median = medianOf(std::move(seconds));
    return timing;
}

} // namespace sinkscope
