#pragma once

#include "model/Model.h"

namespace sinkscope {

/// As options, files and reports write it: "fp32", "bf16" or "fp16".
constexpr const char* wordOf(ComputeType type) {
    return type == ComputeType::bf16 ? "bf16" : type == ComputeType::fp16 ? "fp16" : "fp32";
}

/// "cpu" or "cuda".
constexpr const char* wordOf(ComputeDevice device) {
    return device == ComputeDevice::cuda ? "cuda" : "cpu";
}

/// For people: "CPU" or "GPU".
constexpr const char* nameOf(ComputeDevice device) {
    return device == ComputeDevice::cuda ? "GPU" : "CPU";
}

} // namespace sinkscope
