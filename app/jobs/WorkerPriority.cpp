#include "jobs/WorkerPriority.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace sinkscope {

void yieldToInterface() {
#ifdef __linux__
    // On Linux niceness belongs to a thread and is inherited by those it creates, so LibTorch's OpenMP team gets it
    // too.
    constexpr int niceness = 5;
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), niceness);
#endif
}

} // namespace sinkscope
