#include "interventions/DoseCurve.h"

#include "interventions/Intervene.h"

#include <cmath>

namespace sinkscope {
namespace {

struct ParametersOf {
    using List = std::vector<DoseParameter>;
    List operator()(const WeMask& mask) const {
        return mask.ranking == WeMask::Ranking::listed ? List() : List{DoseParameter::maskCount};
    }
    List operator()(const NormSwap& swap) const {
        if (swap.to == NormSwap::Target::flattenedGain)
            return {DoseParameter::gainShare};
        if (swap.to == NormSwap::Target::dynamicTanh)
            return {DoseParameter::tanhAlpha, DoseParameter::tanhScale};
        return {};
    }
    List operator()(const SpikeEdit& edit) const {
        const bool amount = edit.to == SpikeEdit::Target::value || edit.to == SpikeEdit::Target::scale;
        return amount ? List{DoseParameter::spikeAmount} : List();
    }
    List operator()(const VirtualSink&) const { return {DoseParameter::sinkLogit}; }
    List operator()(const KeepSinks&) const { return {DoseParameter::keptWindow}; }
    List operator()(const ScaleWeight&) const { return {DoseParameter::weightScale}; }
    template <typename Other>
    List operator()(const Other&) const {
        return {};
    }
};

} // namespace

std::vector<DoseParameter> doseParameters(const Intervention& intervention) {
    return std::visit(ParametersOf(), intervention);
}

Intervention withDose(Intervention intervention, DoseParameter parameter, double dose) {
    switch (parameter) {
    case DoseParameter::maskCount:
        std::get<WeMask>(intervention).count = std::llround(dose);
        break;
    case DoseParameter::gainShare:
        std::get<NormSwap>(intervention).share = dose;
        break;
    case DoseParameter::tanhAlpha:
        std::get<NormSwap>(intervention).alpha = dose;
        break;
    case DoseParameter::tanhScale:
        std::get<NormSwap>(intervention).scale = dose;
        break;
    case DoseParameter::spikeAmount:
        std::get<SpikeEdit>(intervention).amount = dose;
        break;
    case DoseParameter::sinkLogit:
        std::get<VirtualSink>(intervention).logit = dose;
        break;
    case DoseParameter::keptWindow:
        std::get<KeepSinks>(intervention).window = std::llround(dose);
        break;
    case DoseParameter::weightScale:
        std::get<ScaleWeight>(intervention).scale = dose;
        break;
    }
    return intervention;
}

Result<std::vector<DosePoint>> computeDoses(const Baseline& baseline, const DoseCurve& curve, const Progress& progress,
                                            const std::function<void(const DosePoint&)>& reached) {
    std::vector<DosePoint> points;
    for (const double dose : curve.doses) {
        progress.report(Stage::computingCurve, static_cast<std::int64_t>(points.size()),
                        static_cast<std::int64_t>(curve.doses.size()));
        Interventions interventions = curve.interventions;
        interventions[curve.place] = withDose(interventions[curve.place], curve.parameter, dose);
        const auto done = intervene(baseline, interventions, progress.silent());
        if (!done)
            return tl::unexpected(done.error());
        const Intervened& changed = **done;
        points.push_back(
            {dose, changed.findings->loss.meanNll, changed.comparison.meanKl, changed.findings->sinks.ratio});
        if (reached)
            reached(points.back());
    }
    return points;
}

std::vector<WeMask> controlsOf(const WeMask& mask, const std::vector<std::uint64_t>& seeds) {
    std::vector<WeMask> controls;
    WeMask control = mask;
    control.ranking = WeMask::Ranking::magnitude;
    controls.push_back(control);
    control.ranking = WeMask::Ranking::random;
    for (const std::uint64_t seed : seeds) {
        control.seed = seed;
        controls.push_back(control);
    }
    return controls;
}

} // namespace sinkscope
