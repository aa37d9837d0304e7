#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace sinkscope::decoding {

static_assert(std::endian::native == std::endian::little, "Weight files are read in place and are little-endian");

/// A number at any address.
template <typename Number>
Number load(const std::uint8_t* bytes) {
    Number number;
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

inline std::uint32_t allOnesIfNegative(std::uint32_t difference) {
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(difference) >> 31);
}

/// IEEE half precision to fp32, exact; without branches, so that loops over it vectorize.
inline float fromHalf(std::uint16_t half) {
    const std::uint32_t magnitude = static_cast<std::uint32_t>(half & 0x7fffU) << 13U;
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000U) << 16U;
    constexpr std::uint32_t rebias = 112U << 23U, smallestNormal = 113U << 23U, infinity = 0x7f800000U;
    const std::uint32_t normal = magnitude + rebias;
    // A subnormal half is the excess over 2^-14 of a float that has its bits as mantissa.
    const std::uint32_t subnormal = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude + smallestNormal) -
                                                                 std::bit_cast<float>(smallestNormal));
    const std::uint32_t small = allOnesIfNegative(magnitude - (1U << 23U));
    const std::uint32_t special = allOnesIfNegative((31U << 23U) - 1U - magnitude) & infinity;
    return std::bit_cast<float>((small & subnormal) | (~small & normal) | special | sign);
}

inline float loadHalf(const std::uint8_t* bytes) {
    return fromHalf(load<std::uint16_t>(bytes));
}

} // namespace sinkscope::decoding
