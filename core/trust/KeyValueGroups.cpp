#include "trust/KeyValueGroups.h"

#include "engine/PositionBias.h"
#include "engine/RunTensors.h"
#include "trust/ExactMath.h"
#include "trust/Judgement.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

/// Largest difference, over heads and queries, between the run's logit to the first key and q·k of the head's own key
/// head; as a share of the layer's largest logit (of 1, where all are smaller).
double logitDifference(const Run& run, std::int64_t index) {
    const ModelConfig& config = run.model->config();
    const auto place = static_cast<std::size_t>(index);
    const HeadTensors heads = splitHeads(run.tensors->queryKeyValue[place], config);
    const at::Tensor query = exact(heads.query), firstKey = exact(heads.key)[0];
    const Matrix& found = run.layer(index).heads.firstLogit;
    double worst = 0.0, size = 1.0;
    for (std::int64_t head = 0; head < config.heads; ++head) {
        const at::Tensor key = firstKey[head * config.keyValueHeads / config.heads];
        at::Tensor logits = at::mv(query.select(1, head), key) * config.attentionScale;
        if (config.attentionSoftCap)
            logits = *config.attentionSoftCap * at::tanh(logits / *config.attentionSoftCap);
        logits = (logits - positionSlope(config, head) * at::arange(run.tokenCount(), at::kDouble)).contiguous();
        for (std::int64_t token = 0; token < run.tokenCount(); ++token) {
            const double expected = logits.data_ptr<double>()[token];
            const double value = found.at(head, token);
            if (config.layers[place].window && token >= *config.layers[place].window)
                continue; // the first key is out of sight
            if (std::isnan(value))
                return std::numeric_limits<double>::infinity();
            worst = std::max(worst, std::abs(value - expected));
            size = std::max(size, std::abs(expected));
        }
    }
    return worst / size;
}

Text groupText(const ModelConfig& config, std::int64_t key) {
    const std::int64_t first = key * config.groupSize(), last = first + config.groupSize() - 1;
    return first == last ? Text("key head %1: query head %2", {key, first})
                         : Text("key head %1: query heads %2 to %3", {key, first, last});
}

DifferenceLimits logitLimits(ComputeType type) {
    if (type == ComputeType::fp32)
        return {1e-5, 1e-2};
    return {0.05, 0.3}; // products of 16-bit numbers
}

/// Layers where most heads match another key head's rows better than their own's, in a model where nearly all others
/// match their own. The first layer may be out of line by nature.
std::vector<std::string> foreignLayers(const std::vector<QueryKeyMatch>& matches, double ownShare) {
    constexpr double clear = 0.8, lost = 0.5;
    std::vector<std::string> layers;
    for (const QueryKeyMatch& match : matches)
        if (ownShare >= clear && match.layer > 0 && match.headsCompared >= 4 &&
            static_cast<double>(match.headsBestWithOwnKey) < lost * static_cast<double>(match.headsCompared))
            layers.push_back(std::to_string(match.layer));
    return layers;
}

Text groupsSentence(const ModelConfig& config) {
    if (config.groupSize() == 1)
        return {config.heads == 1
                    ? "Each of the %1 query head has a key head of its own, and the run's logits are those pairs'."
                    : "Each of the %1 query heads has a key head of its own, and the run's logits are those pairs'.",
                {Text::Grouped{config.heads}}};
    return {"%1 share %2, %3 neighbours each, and the run's logits are those pairs'.",
            {countText(config.heads, "%1 query head", "%1 query heads"),
             countText(config.keyValueHeads, "%1 key head", "%1 key heads"), config.groupSize()}};
}

} // namespace

TrustCheck keyValueGroupsCheck(const Run& run, const std::vector<QueryKeyMatch>& matches) {
    const ModelConfig& config = run.model->config();
    TrustCheck check{"keyValueGroups", "Key heads", TrustVerdict::green, groupsSentence(config), {}};
    double worst = 0.0;
    for (std::int64_t index = 0; index < run.layerCount(); ++index)
        worst = std::max(worst, logitDifference(run, index));
    std::int64_t own = 0, compared = 0;
    for (const QueryKeyMatch& match : matches) {
        own += match.headsBestWithOwnKey;
        compared += match.headsCompared;
    }
    for (std::int64_t key = 0; key < config.keyValueHeads; ++key)
        check.details.push_back(groupText(config, key));
    check.details.push_back({"largest difference between logits and q·k of the own key head: %1 of the largest logit",
                             {numberText(worst)}});
    check.verdict = judged(worst, logitLimits(run.model->type()));
    if (check.verdict != TrustVerdict::green)
        check.sentence = {"The run's attention logits differ from q·k of the heads that the description pairs, by %1 "
                          "of the largest: query heads read another key head.",
                          {numberText(worst)}};
    if (config.groupSize() == 1 || config.keyValueHeads == 1 || compared == 0)
        return check;
    const auto foreign = foreignLayers(matches, static_cast<double>(own) / static_cast<double>(compared));
    if (!foreign.empty() && check.verdict == TrustVerdict::green) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {"In layer %1 most query heads fit the rows of another key head better than those of their "
                          "own, unlike in the other layers: heads there look exchanged.",
                          {listText(foreign, 6)}};
    }
    check.details.push_back(
        {"by their weights %1 of %2 query heads match their own key head better than any other", {own, compared}});
    return check;
}

} // namespace sinkscope
