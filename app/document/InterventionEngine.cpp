#include "document/InterventionEngine.h"

#include "interventions/Calibration.h"
#include "jobs/JobRunner.h"

#include <utility>

namespace sinkscope {

InterventionEngine::InterventionEngine(EngineCalls calls, const JobRunner& runner,
                                       std::shared_ptr<KeptCalibration> calibration)
    : calls_(std::move(calls)), runner_(runner), calibration_(std::move(calibration)) {}

Result<void> InterventionEngine::prepare(const std::shared_ptr<const Findings>& base,
                                         const Interventions& interventions, const Progress& progress) {
    if (!baseline_) {
        auto baseline = calls_.prepareBaseline(base, progress);
        if (!baseline)
            return tl::unexpected(baseline.error());
        baseline->prediction = runner_.freedByWorker(std::move(baseline->prediction));
        baseline_ = *std::move(baseline);
    }
    baseline_->findings = base; // the same run, maybe under other thresholds
    if (needsCalibration(interventions) && !calibration_->means) {
        auto means = calls_.calibrate(base->run->model, progress);
        if (!means)
            return tl::unexpected(means.error());
        calibration_->means = *std::move(means);
    }
    baseline_->calibration = calibration_->means;
    return {};
}

Result<std::shared_ptr<const Intervened>> InterventionEngine::intervene(const std::shared_ptr<const Findings>& base,
                                                                        const Interventions& interventions,
                                                                        const Progress& progress) {
    if (auto prepared = prepare(base, interventions, progress); !prepared)
        return tl::unexpected(prepared.error());
    auto result = calls_.intervene(*baseline_, interventions, progress);
    if (!result)
        return result;
    // Views hold its findings alone, so these too must go back to the worker.
    Intervened intervened = **result;
    intervened.findings = runner_.freedByWorker(std::move(intervened.findings));
    return runner_.freedByWorker<Intervened>(std::make_shared<const Intervened>(std::move(intervened)));
}

Result<std::shared_ptr<const DoseAnswer>> InterventionEngine::doses(const std::shared_ptr<const Findings>& base,
                                                                    const DoseRequest& request,
                                                                    const Progress& progress) {
    DoseAnswer answer{request, {}};
    for (const DoseCurve& curve : request.curves) {
        if (auto prepared = prepare(base, curve.interventions, progress); !prepared)
            return tl::unexpected(prepared.error());
        auto points = calls_.doses(*baseline_, curve, progress);
        if (!points)
            return tl::unexpected(points.error());
        answer.curves.push_back(*std::move(points));
    }
    return std::make_shared<const DoseAnswer>(std::move(answer));
}

} // namespace sinkscope
