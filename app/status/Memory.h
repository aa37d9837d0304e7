#pragma once

#include <cstdint>
#include <optional>

namespace sinkscope {

/// Bytes of memory that this process holds, and those of the machine.
struct Memory {
    std::int64_t used = 0, total = 0;
};

/// Empty where the platform does not tell.
std::optional<Memory> memoryNow();

} // namespace sinkscope
