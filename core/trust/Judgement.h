#pragma once

#include "trust/TrustReport.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sinkscope {

/// From which difference on a check is no longer green, and from which on it is red.
struct DifferenceLimits {
    double green = 0.0, red = 0.0;
};

/// NaN and infinity are red.
TrustVerdict judged(double difference, const DifferenceLimits& limits);
/// Three significant digits: "2.1e-07", "0.0153".
Text::Decimal numberText(double value);
/// "1 tensor", "272 tensors", "12,345 tensors", from "%1 tensor" and "%1 tensors".
Text countText(std::int64_t count, const char* one, const char* many);
/// "a, b, c and 5 more": at most `most` names.
Text listText(const std::vector<std::string>& names, std::size_t most);

} // namespace sinkscope
