#include "status/Memory.h"

#ifdef __linux__
#include <fstream>
#include <unistd.h>
#endif

namespace sinkscope {

std::optional<Memory> memoryNow() {
#ifdef __linux__
    std::ifstream statistics("/proc/self/statm");
    std::int64_t all = 0, resident = 0;
    if (statistics >> all >> resident) {
        const std::int64_t page = sysconf(_SC_PAGESIZE);
        return Memory{resident * page, sysconf(_SC_PHYS_PAGES) * page};
    }
#endif
    return std::nullopt;
}

} // namespace sinkscope
