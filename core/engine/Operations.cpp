#include "engine/FusedOperations.h"
#include "engine/TensorOperations.h"

namespace sinkscope {

std::unique_ptr<const Operations> operationsFor(ComputeDevice device, ComputeType type) {
    if (device == ComputeDevice::cpu && type == ComputeType::fp32)
        return std::make_unique<FusedOperations>();
    return std::make_unique<TensorOperations>();
}

} // namespace sinkscope
