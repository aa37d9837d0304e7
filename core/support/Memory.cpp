#include "support/Memory.h"

#include <array>
#include <cmath>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

namespace sinkscope {

std::int64_t physicalMemory() {
    return static_cast<std::int64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::int64_t>(sysconf(_SC_PAGESIZE));
}

std::int64_t peakMemory() {
    // getrusage() starts with the peak of the process that started this one; the status file does not.
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        std::int64_t kibibytes = 0;
        if (word == "VmHWM:" && status >> kibibytes)
            return kibibytes * 1024;
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
    return usage.ru_maxrss;
#else
    return usage.ru_maxrss * std::int64_t{1024};
#endif
}

void resetPeakMemory() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

std::int64_t currentMemory() {
    std::ifstream status("/proc/self/statm");
    std::int64_t total = 0, resident = 0;
    status >> total >> resident;
    return resident * static_cast<std::int64_t>(sysconf(_SC_PAGESIZE));
}

Text bytesText(std::int64_t bytes) {
    constexpr std::array units{"%1 B", "%1 KiB", "%1 MiB", "%1.%2 GiB", "%1.%2 TiB"};
    auto amount = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; amount >= 1024.0 && unit + 1 < units.size(); ++unit)
        amount /= 1024.0;
    if (unit <= 2)
        return {units[unit], {static_cast<std::int64_t>(std::llround(amount))}};
    const auto tenths = static_cast<std::int64_t>(std::llround(amount * 10.0));
    return {units[unit], {tenths / 10, tenths % 10}};
}

} // namespace sinkscope
