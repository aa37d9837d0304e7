#pragma once

#include "exhibit/Exhibit.h"

namespace sinkscope {

/// Whether two exhibits are equal, all numbers in every bit; NaN is NaN whatever its sign.
bool sameExhibit(const Exhibit& one, const Exhibit& two);

} // namespace sinkscope
