#include "engine/AttentionRule.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <limits>

namespace sinkscope {

namespace {

bool contains(const std::vector<std::int64_t>& ascending, std::int64_t position) {
    return std::binary_search(ascending.begin(), ascending.end(), position);
}

/// Takes [first, last) out of the ranges.
void remove(std::vector<Range>& ranges, std::int64_t first, std::int64_t last) {
    std::vector<Range> rest;
    for (const Range& range : ranges)
        for (const Range& part :
             {Range{range.first, std::min(range.last, first)}, Range{std::max(range.first, last), range.last}})
            if (part.size() > 0)
                rest.push_back(part);
    ranges = std::move(rest);
}

} // namespace

AttentionRule::AttentionRule(const ModelConfig& config, const LayerConfig& layer, const LayerWeights& weights,
                             const AttentionChange* change)
    : config_(config), layer_(layer), change_(change != nullptr && !change->empty() ? change : nullptr) {
    if (!weights.sinkLogits.defined())
        return;
    const at::Tensor logits = weights.sinkLogits.to(at::kCPU, at::kFloat).contiguous();
    sinkLogits_.assign(logits.data_ptr<float>(), logits.data_ptr<float>() + logits.numel());
}

std::int64_t AttentionRule::firstKey(std::int64_t position) const {
    return layer_.window ? std::max<std::int64_t>(0, position - *layer_.window + 1) : 0;
}

HeadSight AttentionRule::sight(std::int64_t head) const {
    return change_ == nullptr || change_->heads.empty() ? HeadSight::all
                                                        : change_->heads[static_cast<std::size_t>(head)];
}

bool AttentionRule::seesAll(std::int64_t head, std::int64_t query) const {
    if (change_ == nullptr)
        return true;
    return change_->kept.empty() && sight(head) == HeadSight::all && !contains(change_->selfOnly, query) &&
           (change_->hidden.empty() || change_->hidden.front() >= query);
}

std::vector<Range> AttentionRule::visible(std::int64_t head, std::int64_t query) const {
    std::vector<Range> ranges{{firstKey(query), query + 1}};
    if (seesAll(head, query))
        return ranges;
    if (sight(head) == HeadSight::onlySelf || contains(change_->selfOnly, query))
        return {{query, query + 1}};
    for (const std::int64_t token : change_->hidden)
        if (token != query)
            remove(ranges, token, token + 1);
    for (const KeptKeys& kept : change_->kept)
        remove(ranges, kept.sinks, std::max(kept.sinks, query + 1 - kept.window));
    if (sight(head) == HeadSight::withoutFirst)
        remove(ranges, 0, 1);
    if (sight(head) == HeadSight::onlyFirst)
        return {{ranges.front().first, ranges.front().first + 1}};
    return ranges;
}

float AttentionRule::sinkLogit(std::int64_t head) const {
    const bool one = sight(head) == HeadSight::onlyFirst || sight(head) == HeadSight::onlySelf;
    return sinkLogits_.empty() || one ? -std::numeric_limits<float>::infinity()
                                      : sinkLogits_[static_cast<std::size_t>(head)];
}

} // namespace sinkscope
