#pragma once

#include "support/Matrix.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace sinkscope {

/// The double whose shortest decimal is that of the float, so that 0.3F is printed as 0.3.
double shortest(float value);
/// The same for each value, as a list or a list of rows.
nlohmann::ordered_json shortest(const std::vector<float>& values);
nlohmann::ordered_json shortest(const Matrix& matrix);

} // namespace sinkscope
