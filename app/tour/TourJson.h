#pragma once

#include "support/Result.h"
#include "tour/Tour.h"

#include <filesystem>
#include <string>

namespace sinkscope {

/// Reads a tour (resources/tours/README.md). `file` names it in messages and gives the tour its name. Strict: the first
/// fault is a sentence with file, step, field, what was found and what is allowed.
Result<Tour> parseTour(const std::string& text, const std::filesystem::path& file);

} // namespace sinkscope
