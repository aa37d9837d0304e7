#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace sinkscope {

/// GGUF's value types, with its numbers.
enum class GgufType : std::uint32_t {
    uint8 = 0,
    int8 = 1,
    uint16 = 2,
    int16 = 3,
    uint32 = 4,
    int32 = 5,
    float32 = 6,
    boolean = 7,
    string = 8,
    array = 9,
    uint64 = 10,
    int64 = 11,
    float64 = 12,
};

/// "UINT32" and so on; "" for a number that is none of them.
std::string_view ggufTypeName(GgufType type);
/// Bytes of one value; 0 for string and array, whose size differs.
std::size_t ggufTypeBytes(GgufType type);

/// One value of a GGUF file, its bounds already checked.
struct GgufValue {
    GgufType type = GgufType::uint8;    ///< of an array: GgufType::array
    GgufType element = GgufType::uint8; ///< of an array's elements
    std::uint64_t count = 1;
    std::span<const std::byte> bytes; ///< scalar: its bytes; string: its text; array: its elements one after the other
};

} // namespace sinkscope
