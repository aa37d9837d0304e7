#include "interventions/Inspection.h"

namespace sinkscope {

bool hasInspection(const Intervention& intervention) {
    return std::holds_alternative<WeMask>(intervention) || std::holds_alternative<NormSwap>(intervention);
}

Result<Inspection> inspect(const std::shared_ptr<const Findings>& base, const InspectionRequest& request,
                           const Progress& progress) {
    if (const auto* mask = std::get_if<WeMask>(&request.intervention))
        return gainSpectrum(*base, *mask, request.place.layer, request.token);
    if (const auto* swap = std::get_if<NormSwap>(&request.intervention))
        return inspectNorm(base, *swap, request.place, request.token, progress);
    return failure("This intervention has no gains and no norm to look at.");
}

} // namespace sinkscope
