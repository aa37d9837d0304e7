#pragma once

#include "analysis/Findings.h"
#include "tour/TourPointer.h"

#include <QRect>

#include <optional>

class QWidget;

namespace sinkscope {

/// Where in the window a step's place is to be seen; the whole view while its place is out of sight, and nothing while
/// the view or control is hidden.
std::optional<QRect> pointerTarget(const QWidget& window, const TourPointer& pointer, const Findings& base);

} // namespace sinkscope
