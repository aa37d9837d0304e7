#include "interventions/NormInspection.h"

#include "engine/InterventionPlan.h"
#include "engine/NormInput.h"
#include "engine/TensorOperations.h"
#include "interventions/NormSwapping.h"
#include "interventions/Resolve.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <cmath>

namespace sinkscope {
namespace {

constexpr std::int64_t bars = 48;

at::Tensor withoutGain(const at::Tensor& row, NormConfig norm) {
    norm.parameters = NormParameters::none;
    return TensorOperations().normalize(row.unsqueeze(0), norm, {}).select(0, 0).to(at::kDouble).contiguous();
}

void countInputs(const at::Tensor& rows, NormInspection& inspection) {
    const at::Tensor flat = rows.flatten(), finite = flat.masked_select(flat.isfinite());
    if (finite.numel() == 0)
        return;
    const double median = finite.abs().median().item<double>();
    inspection.unit = median > 0.0 ? median : 1.0;
    const at::Tensor places = at::asinh(finite / inspection.unit);
    double low = places.min().item<double>(), high = places.max().item<double>();
    if (!(low < high)) { // all alike: one bar around it
        low -= 0.5;
        high += 0.5;
    }
    const at::Tensor counts = at::histc(places, bars, low, high).to(at::kLong).contiguous();
    inspection.counts.assign(counts.data_ptr<std::int64_t>(), counts.data_ptr<std::int64_t>() + bars);
    for (std::int64_t edge = 0; edge <= bars; ++edge)
        inspection.edges.push_back(inspection.unit * std::sinh(low + (high - low) * static_cast<double>(edge) / bars));
}

/// A norm as it stands, with the first of its weights (of q's where it has two).
struct NormAsIs {
    NormConfig config;
    NormWeights weights;
};

NormAsIs normOf(LayerChange layer, NormSite site) {
    const NormPlace place = normPlace(layer, site);
    return {place.config, *place.weights.front()};
}

std::optional<GainRange> rangeOf(const NormAsIs& norm) {
    if (norm.config.kind == NormKind::none || norm.config.parameters == NormParameters::none ||
        !norm.weights.gain.defined())
        return {};
    const at::Tensor sizes = norm.weights.gain.to(at::kCPU, at::kDouble).abs();
    return GainRange{sizes.min().item<double>(), sizes.max().item<double>()};
}

/// The row of a token, of its query `head` where a token has a row for each head.
std::int64_t rowOf(std::int64_t rows, std::int64_t tokens, std::int64_t token, std::int64_t head) {
    return token * (rows / tokens) + (rows > tokens ? head : 0);
}

} // namespace

Result<NormInspection> inspectNorm(const std::shared_ptr<const Findings>& base, const NormSwap& swap,
                                   const HeadPlace& place, std::int64_t token, const Progress& progress) {
    return guarded("The norm could not be looked at", [&]() -> Result<NormInspection> {
        const c10::NoGradGuard noGradient;
        const Run& run = *base->run;
        const bool final = swap.site == NormSite::final;
        NormSwap here = swap;
        here.layers = final ? LayerSet() : LayerSet{LayerSet::Kind::listed, {place.layer}};
        const auto plan = resolve({here}, {base, nullptr, nullptr}, progress);
        if (!plan)
            return tl::unexpected(plan.error());
        const ModelConfig& config = run.model->config();
        LayerChange layer;
        layer.config = config.layers[static_cast<std::size_t>(place.layer)];
        layer.weights = run.model->weights().layer(place.layer);
        const NormAsIs before =
            final ? NormAsIs{config.finalNorm, run.model->weights().finalNorm} : normOf(layer, swap.site);
        const NormAsIs after = final ? NormAsIs{(*plan)->finalNorm, (*plan)->finalNormWeights}
                                     : normOf(*(*plan)->find(place.layer), swap.site);
        const at::Tensor rows = normInput(run, place.layer, swap.site, progress).to(at::kCPU, at::kFloat);
        if (progress.cancelled())
            return cancellation();
        NormInspection inspection;
        inspection.layer = place.layer;
        inspection.token = token;
        if (rows.size(0) > run.tokenCount())
            inspection.head = place.head;
        if (after.config.kind == NormKind::dynamicTanh) {
            inspection.alpha = after.config.alpha;
            inspection.scale = after.config.scale;
        }
        inspection.gainBefore = rangeOf(before);
        inspection.gainAfter = rangeOf(after);
        countInputs(rows, inspection);
        const at::Tensor row = rows.select(0, rowOf(rows.size(0), run.tokenCount(), token, place.head));
        const at::Tensor inputs = row.to(at::kDouble).contiguous(), old = withoutGain(row, before.config),
                         swapped = withoutGain(row, after.config);
        for (std::int64_t channel = 0; channel < row.numel(); ++channel)
            inspection.channels.push_back({channel, inputs.data_ptr<double>()[channel], old.data_ptr<double>()[channel],
                                           swapped.data_ptr<double>()[channel]});
        std::stable_sort(inspection.channels.begin(), inspection.channels.end(),
                         [](const NormedChannel& one, const NormedChannel& other) { return one.input < other.input; });
        return inspection;
    });
}

} // namespace sinkscope
