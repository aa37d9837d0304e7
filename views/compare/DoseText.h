#pragma once

#include "interventions/DoseCurve.h"

#include <QString>

#include <vector>

namespace sinkscope {

/// What a parameter is called on an axis.
QString doseName(DoseParameter parameter);

/// From where to where a parameter is moved at first, and how it is written.
struct DoseRange {
    double first = 0.0, last = 1.0;
    int decimals = 0;
};
DoseRange doseRange(const Intervention& intervention, DoseParameter parameter);

/// Evenly from first to last; whole numbers without doubles.
std::vector<double> dosesAlong(const DoseRange& range, int count);

} // namespace sinkscope
