#pragma once

#include "support/Text.h"

#include <cstdint>

namespace sinkscope {

/// Bytes of memory that this machine has, and the most that this process has held (resident) since its start or the
/// last reset.
std::int64_t physicalMemory();
std::int64_t peakMemory();
/// Counts the peak again from what is held now. Without effect where the system cannot.
void resetPeakMemory();
/// Bytes that this process holds now (resident).
std::int64_t currentMemory();
/// "1.5 GiB", "340 MiB", "12 KiB": for messages.
Text bytesText(std::int64_t bytes);

} // namespace sinkscope
