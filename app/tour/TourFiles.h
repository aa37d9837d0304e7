#pragma once

#include "support/Result.h"
#include "tour/Tour.h"

#include <string>
#include <vector>

namespace sinkscope {

/// Those that come with the program, in their order (resources/tours).
std::vector<Tour> builtInTours();
/// A file, or one that comes with the program by its name. Fails when there is neither, and as parseTour does.
Result<Tour> openTour(const std::string& fileOrName);

} // namespace sinkscope
