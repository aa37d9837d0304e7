#pragma once

#include "interventions/GainSpectrum.h"
#include "interventions/NormInspection.h"

#include <variant>

namespace sinkscope {

/// What to look at: one intervention at one layer, head and token of a run.
struct InspectionRequest {
    Intervention intervention;
    HeadPlace place;
    std::int64_t token = 0;
    bool operator==(const InspectionRequest&) const = default;
};

/// A mask's gains, or a swapped norm's inputs.
using Inspection = std::variant<GainSpectrum, NormInspection>;

/// Whether there is something to look at: masks and swapped norms.
bool hasInspection(const Intervention& intervention);

/// Fails where there is nothing to look at, with a sentence; cancellable; on the worker.
Result<Inspection> inspect(const std::shared_ptr<const Findings>& base, const InspectionRequest& request,
                           const Progress& progress);

} // namespace sinkscope
