#include "analysis/Comparison.h"

#include "engine/RunTensors.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace sinkscope {
namespace {

std::vector<float> differences(const std::vector<float>& changed, const std::vector<float>& base) {
    std::vector<float> result(changed.size());
    std::transform(changed.begin(), changed.end(), base.begin(), result.begin(), std::minus<>());
    return result;
}

std::vector<MassivePlace> placesOf(const std::vector<MassiveEntry>& entries) {
    std::vector<MassivePlace> places;
    for (const MassiveEntry& entry : entries)
        places.push_back({entry.layer, entry.token, entry.channel});
    std::sort(places.begin(), places.end());
    return places;
}

std::vector<MassivePlace> without(const std::vector<MassivePlace>& all, const std::vector<MassivePlace>& some) {
    std::vector<MassivePlace> rest;
    std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(rest));
    return rest;
}

void compareStreams(const RunTensors& base, const RunTensors& changed, Comparison& result) {
    for (std::size_t boundary = 0; boundary < base.residual.size(); ++boundary) {
        const at::Tensor &before = base.residual[boundary], &after = changed.residual[boundary];
        // Shared layers are the same tensor: nothing to compute.
        const bool same = before.is_same(after) || at::equal(before, after);
        const double change =
            same ? 0.0 : ((after - before).to(at::kFloat).norm() / before.to(at::kFloat).norm()).item<double>();
        result.streamChange.push_back(change);
        if (!same && !result.firstBoundary)
            result.firstBoundary = static_cast<std::int64_t>(boundary);
    }
}

} // namespace

Comparison compare(const Findings& base, const Findings& changed) {
    Comparison result;
    result.kl = changed.run->klFromBase;
    if (result.kl.empty())
        result.kl.assign(changed.run->tokens.size(), 0.0F);
    result.meanKl = std::accumulate(result.kl.begin(), result.kl.end(), 0.0) / static_cast<double>(result.kl.size());
    result.lossChange = changed.loss.meanNll - base.loss.meanNll;
    result.lossChangePerToken = differences(changed.run->lossPerToken, base.run->lossPerToken);
    result.sinkRatioChange = changed.sinks.ratio - base.sinks.ratio;
    result.strengthChange = Matrix(base.sinks.strength.rows, base.sinks.strength.columns);
    result.strengthChange.values = differences(changed.sinks.strength.values, base.sinks.strength.values);
    const std::vector<MassivePlace> before = placesOf(base.massive), after = placesOf(changed.massive);
    result.massiveGone = without(before, after);
    result.massiveNew = without(after, before);
    if (base.run->tensors && changed.run->tensors) // runs out of a session have none
        compareStreams(*base.run->tensors, *changed.run->tensors, result);
    return result;
}

} // namespace sinkscope
