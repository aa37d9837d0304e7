#include "trust/QueryKeyMatch.h"

#include "model/ModelWeights.h"
#include "trust/Judgement.h"
#include "trust/LayerOrder.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <functional>

namespace sinkscope {
namespace {

/// Multiply-adds that all layers together may take: some 0.1 s on two cores.
constexpr double mostMultiplications = 6e9;

/// Where the rows of rotated pair j lie: first rows of all pairs, then second rows.
using RowPlaces = at::Tensor;

/// Rows j and j + pairs, as the engine keeps them.
RowPlaces halfSplit(std::int64_t pairs) {
    return at::arange(2 * pairs, at::kLong);
}
/// Rows 2j and 2j + 1: what a file with alternating rows looks like when read as half-split.
RowPlaces alternating(std::int64_t pairs) {
    return at::cat({at::arange(0, 2 * pairs, 2, at::kLong), at::arange(1, 2 * pairs, 2, at::kLong)});
}
/// What a half-split file looks like after its rows were put apart as if they alternated.
RowPlaces putApart(std::int64_t pairs) {
    const at::Tensor row = halfSplit(pairs);
    return at::where(row.remainder(2) == 0, at::floor_divide(row, 2), at::floor_divide(row, 2) + pairs);
}

/// cosines [heads, rows of q, rows of k] -> per head, the ratio described at QueryKeyMatch.
at::Tensor ratios(const at::Tensor& cosines, const RowPlaces& query, const RowPlaces& key) {
    const std::int64_t heads = cosines.size(0), pairs = query.size(0) / 2;
    const at::Tensor energy =
        cosines.index_select(1, query).index_select(2, key).view({heads, 2, pairs, 2, pairs}).square().sum({1, 3});
    const at::Tensor same = energy.diagonal(0, 1, 2).sum(-1), all = energy.sum({1, 2});
    const auto count = static_cast<double>(pairs);
    return (same / count) / ((all - same) / (count * (count - 1.0))).clamp_min(1e-30);
}

/// Rows [rows, width] of unit length, as they meet the normalized stream: with the norm's gain.
at::Tensor unitRows(const at::Tensor& rows, const at::Tensor& gain) {
    const at::Tensor scaled = gain.defined() ? rows.to(at::kFloat) * gain : rows.to(at::kFloat);
    return scaled / scaled.norm(2, -1, true).clamp_min(1e-30);
}

/// Every few heads, so that many can be compared in a layer of any size.
std::vector<std::int64_t> someHeads(const ModelConfig& config) {
    const double each = static_cast<double>(config.headSize) * static_cast<double>(config.headSize) *
                        static_cast<double>(config.keyValueHeads) * static_cast<double>(config.width);
    const auto most = static_cast<std::int64_t>(mostMultiplications / static_cast<double>(config.layerCount()) / each);
    const std::int64_t count = std::clamp<std::int64_t>(most, 1, config.heads);
    std::vector<std::int64_t> heads;
    for (std::int64_t place = 0; place < count; ++place)
        heads.push_back(place * config.heads / count);
    return heads;
}

QueryKeyMatch matchOf(const ModelConfig& config, std::int64_t index, const LayerWeights& weights) {
    const std::int64_t size = config.headSize, keys = config.keyValueHeads;
    const std::int64_t pairs = config.layers[static_cast<std::size_t>(index)].rope.rotaryDimensions / 2;
    const std::vector<std::int64_t> chosen = someHeads(config);
    const at::Tensor joined = weights.queryKeyValue.weight, gain = weights.attentionInput.gain;
    const at::Tensor heads = at::tensor(chosen, at::kLong).to(joined.device());
    const at::Tensor query = joined.narrow(0, 0, config.heads * size).view({config.heads, size, config.width});
    const at::Tensor q = unitRows(query.index_select(0, heads).flatten(0, 1), gain);
    const at::Tensor k = unitRows(joined.narrow(0, config.heads * size, keys * size), gain);
    const at::Tensor all = at::mm(q, k.t()).cpu().view({std::ssize(chosen), size, keys, size}).transpose(1, 2);

    std::vector<at::Tensor> own, byKey;
    const RowPlaces plain = halfSplit(pairs);
    for (std::int64_t key = 0; key < keys; ++key)
        byKey.push_back(ratios(all.select(1, key), plain, plain));
    for (std::size_t place = 0; place < chosen.size(); ++place)
        own.push_back(all[static_cast<std::int64_t>(place)][chosen[place] / config.groupSize()]);
    const at::Tensor cosines = at::stack(own);
    const auto mean = [](const at::Tensor& values) { return values.mean().item<double>(); };
    const at::Tensor plainRatios = ratios(cosines, plain, plain);
    QueryKeyMatch match{index, mean(plainRatios), 0.0, 0.0, std::ssize(chosen), 0};
    for (const RowPlaces& other : {alternating(pairs), putApart(pairs)}) {
        match.queryReordered = std::max(match.queryReordered, mean(ratios(cosines, other, plain)));
        match.bothReordered = std::max(match.bothReordered, mean(ratios(cosines, other, other)));
    }
    match.headsBestWithOwnKey = (at::stack(byKey).amax(0) <= plainRatios * (1.0 + 1e-6)).sum().item<std::int64_t>();
    return match;
}

double medianRatio(const std::vector<QueryKeyMatch>& matches) {
    std::vector<double> values;
    for (const QueryKeyMatch& match : matches)
        values.push_back(match.ratio);
    std::ranges::sort(values);
    return values.empty() ? 0.0 : values[values.size() / 2];
}

std::vector<std::string> layersWhere(const std::vector<QueryKeyMatch>& matches,
                                     const std::function<bool(const QueryKeyMatch&)>& test) {
    std::vector<std::string> names;
    for (const QueryKeyMatch& match : matches)
        if (test(match))
            names.push_back(std::to_string(match.layer));
    return names;
}

} // namespace

std::vector<QueryKeyMatch> queryKeyMatches(const ModelConfig& config, const ModelWeights& weights,
                                           const Progress& progress) {
    std::vector<QueryKeyMatch> matches;
    for (std::int64_t index = 0; index < config.layerCount() && !progress.cancelled(); ++index)
        if (config.layers[static_cast<std::size_t>(index)].rope.rotaryDimensions >= 8)
            matches.push_back(matchOf(config, index, weights.layer(index)));
    return matches;
}

TrustCheck queryKeyRowsCheck(const std::vector<QueryKeyMatch>& matches) {
    TrustCheck check{"queryKeyRows", "Query and key rows", TrustVerdict::green, {}, {}};
    // Measured on trained models: layers lie at 1.4 to 25 with medians of 5 to 6; rows in a wrong order give 0.9
    // to 1.3. Layers of random numbers give 1 as well, so a model without a single clear layer says nothing.
    constexpr double clear = 2.5, lost = 1.3;
    const double median = medianRatio(matches);
    for (const QueryKeyMatch& match : matches)
        check.details.push_back({"layer %1: %2 as loaded, %3 with q in the other order, %4 with both",
                                 {match.layer, numberText(match.ratio), numberText(match.queryReordered),
                                  numberText(match.bothReordered)}});
    const auto otherOrder = layersWhere(matches, [](const QueryKeyMatch& match) {
        return match.queryReordered > 1.5 * match.ratio && match.queryReordered > 1.8;
    });
    const auto bothOther = layersWhere(matches, [](const QueryKeyMatch& match) {
        return match.bothReordered > 1.05 * match.ratio && match.bothReordered > 1.5;
    });
    // The first layer may be out of line by nature: it reads single words.
    const auto outOfLine = layersWhere(
        matches, [&](const QueryKeyMatch& match) { return median >= clear && match.ratio < lost && match.layer > 0; });
    check.verdict = TrustVerdict::yellow;
    if (!otherOrder.empty())
        check.sentence = {"In layer %1 q and k fit together only when the rows of one are put in the other order of "
                          "rotated pairs: they look permuted, and attention there is wrong.",
                          {listText(otherOrder, 6)}};
    else if (matches.size() >= 4 && bothOther.size() * 10 >= matches.size() * 9)
        check.sentence = "In nearly every layer q and k fit together better when the rows of both are put in the other "
                         "order of rotated pairs (alternating against half-split): positions are probably read wrong.";
    else if (!outOfLine.empty())
        check.sentence = {
            "In layer %1 the rows of q and k do not fit together as in the other layers (%2 in the middle, below %3 "
            "there): one of them looks permuted or foreign, and attention there is wrong.",
            {listText(outOfLine, 6), numberText(median), numberText(lost)}};
    else {
        check.verdict = TrustVerdict::green;
        check.sentence = matches.empty() ? Text("The model rotates nothing, so rows of q and k have no order to check.")
                         : median >= clear ? Text("The rows of q and k fit together in every layer as a trained "
                                                  "model's do (%1 times better than by chance in the middle layer).",
                                                  {numberText(median)})
                                           : Text("The rows of q and k fit together no better than chance, as in an "
                                                  "untrained model: their order cannot be judged.");
    }
    return check;
}

} // namespace sinkscope
