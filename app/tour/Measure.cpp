#include "tour/Measure.h"

#include "tour/QuantityWords.h"
#include "tour/ResolvePlace.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace sinkscope {
namespace {

struct Places {
    std::int64_t layer = 0, head = 0;
    std::optional<std::int64_t> token;
};

/// Named by the run without interventions, whichever side is measured.
Result<Places> placesOf(const Expectation& expectation, const Findings& base) {
    Places places;
    if (expectation.layer) {
        const auto layer = resolvePlace(*expectation.layer, PlaceKind::layer, base);
        if (!layer)
            return tl::unexpected(layer.error());
        places.layer = *layer;
    }
    if (expectation.head) {
        const auto head = resolvePlace(*expectation.head, PlaceKind::head, base, places.layer);
        if (!head)
            return tl::unexpected(head.error());
        places.head = *head;
    }
    if (expectation.token) {
        const auto token = resolvePlace(*expectation.token, PlaceKind::token, base);
        if (!token)
            return tl::unexpected(token.error());
        places.token = *token;
    }
    return places;
}

double largestRatio(const Findings& findings) {
    double largest = 0.0;
    for (const MassiveEntry& entry : findings.massive)
        largest = std::max(largest, static_cast<double>(entry.ratio));
    return largest;
}

double headsSinking(const SinkFinding& sinks, std::int64_t layer) {
    double count = 0.0;
    for (std::int64_t head = 0; head < sinks.strength.columns; ++head)
        count += sinks.strength.at(layer, head) > sinks.epsilon ? 1.0 : 0.0;
    return count;
}

/// In percent of the mean of the other tokens.
double valueLength(const Run& run, const Places& places) {
    const Matrix& norms = run.layer(places.layer).heads.valueNorm; // one row for each group of query heads
    const std::int64_t row = places.head * norms.rows / run.model->config().heads;
    double others = 0.0;
    for (std::int64_t token = 0; token < norms.columns; ++token)
        others += token == *places.token ? 0.0 : norms.at(row, token);
    others /= static_cast<double>(std::max<std::int64_t>(norms.columns - 1, 1));
    return 100.0 * norms.at(row, *places.token) / others;
}

double magnitude(const Findings& findings, const Places& places) {
    const SiteStatistics& site = findings.run->site(places.layer, Site::afterFeedForward);
    if (places.token)
        return std::abs(site.top[static_cast<std::size_t>(*places.token)].front().value);
    return std::abs(findings.lifeCycle.residual[static_cast<std::size_t>(places.layer) + 1].front().value);
}

double spikeValue(const Findings& findings, TourQuantity what) {
    const auto& spike = findings.lifeCycle.spike;
    if (what == TourQuantity::largest)
        return spike ? std::abs(spike->value) : 0.0;
    if (!spike)
        return std::nan("");
    return static_cast<double>(what == TourQuantity::spikeToken ? spike->token : spike->channel);
}

double headValue(const Findings& findings, TourQuantity what, const Places& places) {
    const SinkFinding& sinks = findings.sinks;
    switch (what) {
    case TourQuantity::headsSinking:
        return headsSinking(sinks, places.layer);
    case TourQuantity::sinkStrength:
        return 100.0 * sinks.strength.at(places.layer, places.head);
    case TourQuantity::sinkToken:
        return static_cast<double>(sinks.sinkToken(places.layer, places.head));
    default:
        return valueLength(*findings.run, places);
    }
}

double blockValue(const Findings& findings, TourQuantity what, const Places& places) {
    const auto& blocks =
        what == TourQuantity::feedForward ? findings.lifeCycle.feedForward : findings.lifeCycle.attention;
    return std::abs(blocks[static_cast<std::size_t>(places.layer)].value);
}

double valueOf(const Expectation& expectation, const Findings& findings, const TourRuns& runs, const Places& places) {
    const Run& run = *findings.run;
    switch (expectation.what) {
    case TourQuantity::loss:
        return findings.loss.meanNll;
    case TourQuantity::blindLoss:
        return std::log(static_cast<double>(run.model->config().vocabulary));
    case TourQuantity::kl:
        return expectation.side == Shown::Side::changed && runs.changed ? runs.changed->comparison.meanKl : 0.0;
    case TourQuantity::sinkHeads:
        return 100.0 * findings.sinks.ratio;
    case TourQuantity::firstTokenSinkHeads:
        return 100.0 * findings.sinksGu.ratio;
    case TourQuantity::headsSinking:
    case TourQuantity::sinkStrength:
    case TourQuantity::sinkToken:
    case TourQuantity::valueLength:
        return headValue(findings, expectation.what, places);
    case TourQuantity::largest:
    case TourQuantity::spikeToken:
    case TourQuantity::spikeChannel:
        return spikeValue(findings, expectation.what);
    case TourQuantity::ratio:
        return largestRatio(findings);
    case TourQuantity::massiveEntries:
        return static_cast<double>(findings.massive.size());
    case TourQuantity::massiveTokens:
        return static_cast<double>(findings.lifeCycle.spikeTokens.size());
    case TourQuantity::meLayer:
        return findings.lifeCycle.emergence ? static_cast<double>(findings.lifeCycle.emergence->layer) : std::nan("");
    case TourQuantity::magnitude:
        return magnitude(findings, places);
    case TourQuantity::feedForward:
    case TourQuantity::attentionOutput:
        return blockValue(findings, expectation.what, places);
    case TourQuantity::numbers:
        return static_cast<double>(run.tokenCount() * run.model->config().width);
    }
    return std::nan("");
}

} // namespace

Result<double> measure(const Expectation& expectation, const TourRuns& runs) {
    const auto places = placesOf(expectation, *runs.base);
    if (!places)
        return tl::unexpected(places.error());
    const bool isChanged = expectation.side == Shown::Side::changed && runs.changed;
    const double value = valueOf(expectation, isChanged ? *runs.changed->findings : *runs.base, runs, *places);
    if (!std::isfinite(value))
        return failure({"This run has no %1, which the step shows.", {std::string(wordOf(expectation.what).word)}});
    return value;
}

} // namespace sinkscope
