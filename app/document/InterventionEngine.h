#pragma once

#include "compare/ContinuationAnswer.h"
#include "compare/DoseRequest.h"
#include "document/EngineCalls.h"
#include "interventions/InspectionAnswer.h"

#include <memory>
#include <optional>

namespace sinkscope {

class JobRunner;

/// Calibration means of one model, once they were needed. Touched by the worker alone.
struct KeptCalibration {
    std::shared_ptr<const CalibrationMeans> means;
};

/// Applies interventions to one run, whose baseline it prepares when it is first needed and keeps. Its functions are
/// called on the worker alone; what it keeps and hands out is freed there too.
class InterventionEngine {
public:
    InterventionEngine(EngineCalls calls, const JobRunner& runner, std::shared_ptr<KeptCalibration> calibration);

    /// `base`: findings of the one run. What was prepared stays even when the rest is cancelled.
    Result<std::shared_ptr<const Intervened>> intervene(const std::shared_ptr<const Findings>& base,
                                                        const Interventions& interventions, const Progress& progress);

    /// Needs no baseline. What cannot be looked at stays empty in the answer.
    Result<std::shared_ptr<const InspectionAnswer>> inspect(const std::shared_ptr<const Findings>& base,
                                                            const InspectionRequests& requests,
                                                            const Progress& progress) const;

    /// Continues the run without interventions and, unless it is null, the one with them.
    Result<std::shared_ptr<const ContinuationAnswer>> continueRuns(const std::shared_ptr<const Run>& base,
                                                                   const std::shared_ptr<const Run>& changed,
                                                                   std::int64_t count, const Progress& progress) const;

    Result<std::shared_ptr<const DoseAnswer>> doses(const std::shared_ptr<const Findings>& base,
                                                    const DoseRequest& request, const Progress& progress);

private:
    Result<void> prepare(const std::shared_ptr<const Findings>& base, const Interventions& interventions,
                         const Progress& progress);

    EngineCalls calls_;
    const JobRunner& runner_;
    std::shared_ptr<KeptCalibration> calibration_;
    std::optional<Baseline> baseline_;
};

} // namespace sinkscope
