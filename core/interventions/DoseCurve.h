#pragma once

#include "interventions/Baseline.h"
#include "interventions/Intervention.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <functional>
#include <optional>
#include <vector>

namespace sinkscope {

/// The numbers of interventions that a dose curve may run through.
enum class DoseParameter {
    maskCount,
    gainShare,
    tanhAlpha,
    tanhScale,
    spikeAmount,
    sinkLogit,
    keptWindow,
    weightScale
};

/// Those of one intervention; empty when it has none.
std::vector<DoseParameter> doseParameters(const Intervention& intervention);
/// The intervention with that number; whole numbers are rounded. It must have the parameter.
Intervention withDose(Intervention intervention, DoseParameter parameter, double dose);

/// What the model does at one dose.
struct DosePoint {
    double dose = 0.0;
    double meanLoss = 0.0; ///< nats per token
    double meanKl = 0.0;   ///< nats, against the baseline
    double sinkRatio = 0.0;
};

/// One curve: the interventions, of which the one at `place` gets each dose in turn.
struct DoseCurve {
    Interventions interventions;
    std::size_t place = 0;
    DoseParameter parameter = DoseParameter::maskCount;
    std::vector<double> doses;
};

/// The points in the order of the doses; `reached` (may be empty) is called on the computing thread with each as it is
/// known. Reports Stage::computingCurve; cancellable. Fails as `intervene` does.
Result<std::vector<DosePoint>> computeDoses(const Baseline& baseline, const DoseCurve& curve, const Progress& progress,
                                            const std::function<void(const DosePoint&)>& reached);

/// The controls of a mask by gain: the same mask ranked by the residual's magnitude, and drawn with each of the seeds.
std::vector<WeMask> controlsOf(const WeMask& mask, const std::vector<std::uint64_t>& seeds);

} // namespace sinkscope
