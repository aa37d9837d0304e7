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

Result<std::shared_ptr<const InspectionAnswer>> InterventionEngine::inspect(const std::shared_ptr<const Findings>& base,
                                                                            const InspectionRequests& requests,
                                                                            const Progress& progress) const {
    InspectionAnswer answer{requests, {}};
    for (const InspectionRequest& request : requests) {
        auto inspection = calls_.inspect(base, request, progress);
        if (!inspection && inspection.error().kind == Error::Kind::cancelled)
            return tl::unexpected(inspection.error());
        answer.inspections.push_back(inspection ? std::optional(*std::move(inspection)) : std::nullopt);
    }
    return std::make_shared<const InspectionAnswer>(std::move(answer));
}

Result<std::shared_ptr<const ContinuationAnswer>>
InterventionEngine::continueRuns(const std::shared_ptr<const Run>& base, const std::shared_ptr<const Run>& changed,
                                 std::int64_t count, const Progress& progress) const {
    ContinuationAnswer answer{base, changed, {}};
    auto tokens = calls_.generate(changed ? *changed : *base, count, progress);
    if (!tokens)
        return tl::unexpected(tokens.error());
    answer.continuations.tokens = *std::move(tokens);
    if (changed) {
        auto without = calls_.generate(*base, count, progress);
        if (!without)
            return tl::unexpected(without.error());
        answer.continuations.base = *std::move(without);
    }
    return runner_.freedByWorker<ContinuationAnswer>(std::make_shared<const ContinuationAnswer>(std::move(answer)));
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
