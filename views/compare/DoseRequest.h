#pragma once

#include "interventions/DoseCurve.h"

#include <vector>

namespace sinkscope {

/// The curves of one plot over the same doses: what is set, first, and controls.
struct DoseRequest {
    std::vector<DoseCurve> curves;
};

/// Its answer: the points of each curve, in the same order.
struct DoseAnswer {
    DoseRequest request;
    std::vector<std::vector<DosePoint>> curves;
};

} // namespace sinkscope
