#include "model/MemoryLimit.h"

#include "support/Memory.h"

#include <ATen/ATen.h>
#include <torch/version.h>
#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 11)
#define SINKSCOPE_TELLS_DEVICE_MEMORY
#include <ATen/DeviceAccelerator.h>
#endif

namespace sinkscope {
namespace {

std::int64_t deviceMemory() {
#ifdef SINKSCOPE_TELLS_DEVICE_MEMORY
    if (at::hasCUDA())
        return static_cast<std::int64_t>(at::getDeviceAllocator(at::kCUDA)->getMemoryInfo(0).second);
#endif
    return physicalMemory();
}

} // namespace

std::int64_t memoryLimit(const LoadOptions& options) {
    if (options.memoryLimit)
        return *options.memoryLimit;
    return options.device == ComputeDevice::cuda ? deviceMemory() : physicalMemory();
}

} // namespace sinkscope
