#include "engine/kernels/RowKernels.h"

namespace sinkscope {

extern const RowKernels generic;
#ifdef SINKSCOPE_X86_KERNELS
extern const RowKernels x86_64_v2, x86_64_v3, x86_64_v4;
#endif

const RowKernels& rowKernels() {
    static const RowKernels& chosen = []() -> const RowKernels& {
#ifdef SINKSCOPE_X86_KERNELS
        __builtin_cpu_init();
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
            __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
            __builtin_cpu_supports("avx512cd"))
            return x86_64_v4;
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2"))
            return x86_64_v3;
        if (__builtin_cpu_supports("sse4.2"))
            return x86_64_v2;
#endif
        return generic;
    }();
    return chosen;
}

} // namespace sinkscope
