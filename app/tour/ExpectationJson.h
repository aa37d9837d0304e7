#pragma once

#include "io/JsonFields.h"
#include "tour/Expectation.h"

#include <string>
#include <vector>

namespace sinkscope {

/// The list under `expect`; `where` names the step. Faults go to `step`.
std::vector<Expectation> readExpectations(JsonFields& step, const Text& where);

} // namespace sinkscope
