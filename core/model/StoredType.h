#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace sinkscope {

/// How numbers lie in a weight file: plain types of safetensors and GGUF, and GGUF's quantized blocks.
enum class StoredType {
    f64,
    f32,
    f16,
    bf16,
    u8,
    i8,
    i16,
    i32,
    i64,
    q4_0,
    q4_1,
    q5_0,
    q5_1,
    q8_0,
    q2_k,
    q3_k,
    q4_k,
    q5_k,
    q6_k,
    iq1_s,
    iq1_m,
    iq2_xxs,
    iq2_xs,
    iq2_s,
    iq3_xxs,
    iq3_s,
    iq4_nl,
    iq4_xs,
    tq1_0,
    tq2_0,
    mxfp4,
    nvfp4,
};

struct StoredTypeInfo {
    std::string_view name;      ///< as GGUF or safetensors spell it, e.g. "Q4_K"
    std::int64_t blockElements; ///< 1 for plain types
    std::int64_t blockBytes;
};

const StoredTypeInfo& info(StoredType type);
/// GGUF's type number; empty for one that this program cannot decode.
std::optional<StoredType> storedTypeFromGguf(std::uint32_t number);
/// safetensors' dtype word ("BF16"; "BOOL" is u8); empty for one that this program cannot decode.
std::optional<StoredType> storedTypeFromSafetensors(std::string_view name);

/// Decodes whole blocks to fp32; bytes.size() must be out.size() / blockElements * blockBytes.
void decode(StoredType type, std::span<const std::byte> bytes, std::span<float> out);

} // namespace sinkscope
