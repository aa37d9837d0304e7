#include "engine/ChangedRows.h"

#include <ATen/ATen.h>
#include <algorithm>

namespace sinkscope {

namespace {

at::Tensor channelsOf(const ChannelMask& mask, std::int64_t token, const at::Tensor& normed,
                      const at::Tensor& residual) {
    if (mask.choice == ChannelMask::Choice::listed)
        return at::tensor(mask.channels, at::kLong).to(normed.device());
    const at::Tensor& ranked = mask.choice == ChannelMask::Choice::normOutput ? normed : residual;
    return std::get<1>(ranked.select(0, token).abs().topk(std::min(mask.count, ranked.size(1))));
}

} // namespace

at::Tensor masked(const at::Tensor& rows, const std::vector<ChannelMask>& masks, ChannelMask::Place place,
                  const at::Tensor& normed, const at::Tensor& residual) {
    at::Tensor out = rows;
    for (const ChannelMask& mask : masks) {
        if (mask.place != place)
            continue;
        if (out.is_same(rows))
            out = rows.clone();
        for (const std::int64_t token : mask.tokens)
            out.select(0, token).index_fill_(0, channelsOf(mask, token, normed, residual), 0.0);
    }
    return out;
}

at::Tensor edited(const at::Tensor& residual, const std::vector<ResidualEdit>& edits) {
    if (edits.empty())
        return residual;
    at::Tensor out = residual.clone();
    for (const ResidualEdit& edit : edits) {
        at::Tensor entry = out.select(0, edit.token).select(0, edit.channel);
        if (edit.kind == ResidualEdit::Kind::set)
            entry.fill_(edit.amount);
        else
            entry.mul_(edit.amount);
    }
    return out;
}

at::Tensor enteringStream(const InterventionPlan& plan, std::int64_t index, const at::Tensor& written) {
    const LayerChange* before = plan.find(index - 1);
    return before ? edited(written, before->edits) : written;
}

void ablateHeads(at::Tensor& outputs, const std::vector<HeadOutput>& heads, std::int64_t headSize) {
    for (std::size_t head = 0; head < heads.size(); ++head) {
        at::Tensor part = outputs.narrow(1, static_cast<std::int64_t>(head) * headSize, headSize);
        if (heads[head] == HeadOutput::zero)
            part.zero_();
        else if (heads[head] == HeadOutput::mean)
            part.copy_(part.to(at::kFloat).mean(0, true).to(part.scalar_type()).expand_as(part));
    }
}

} // namespace sinkscope
