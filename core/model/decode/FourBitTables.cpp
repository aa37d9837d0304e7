// Four-bit codes that choose from 16 fixed values, and ternary weights.
#include "model/decode/Bits.h"
#include "model/decode/Decoders.h"

#include <array>

namespace sinkscope::decoding {
namespace {

constexpr std::array<float, 16> nonlinear{-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113};
/// Twice the values of the 4-bit float with 2 exponent bits and 1 mantissa bit; the scales below are halved in return.
constexpr std::array<float, 16> e2m1Doubled{0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

/// `count` bytes: their low nibbles first, then their high ones.
void lookUp(const std::array<float, 16>& table, const std::uint8_t* codes, int count, float scale, float* out) {
    for (int i = 0; i < count; ++i) {
        out[i] = scale * table[codes[i] & 15U];
        out[count + i] = scale * table[codes[i] >> 4U];
    }
}

/// Half of 2^(exponent - 127).
float halfPowerOfTwo(std::uint32_t exponent) {
    return std::bit_cast<float>(exponent < 2 ? 0x00200000U << exponent : (exponent - 1) << 23U);
}

/// Half of an unsigned float with 4 exponent bits (bias 7) and 3 mantissa bits.
float halfE4m3(std::uint8_t code) {
    if (code == 0x7f)
        return 0.0F;
    const std::uint32_t exponent = (code >> 3U) & 15U, mantissa = code & 7U;
    if (exponent == 0)
        return static_cast<float>(mantissa) * 0x1p-10F;
    return (1.0F + static_cast<float>(mantissa) / 8.0F) * std::bit_cast<float>((exponent + 119U) << 23U);
}

/// The first base-3 digit of a byte that holds five as a fraction of 256, as weight -1, 0 or 1.
float ternary(std::uint32_t byte, std::uint32_t power) {
    return static_cast<float>(static_cast<int>((((byte * power) & 255U) * 3U) >> 8U) - 1);
}

constexpr std::array<std::uint32_t, 5> powersOfThree{1, 3, 9, 27, 81};

} // namespace

void iq4_nl(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 18, out += 32)
        lookUp(nonlinear, bytes + 2, 16, loadHalf(bytes), out);
}

void iq4_xs(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 136, out += 256) {
        const float blockScale = loadHalf(bytes);
        const unsigned highBits = load<std::uint16_t>(bytes + 2);
        for (int group = 0; group < 8; ++group) {
            const unsigned low = (bytes[4 + group / 2] >> (group % 2 * 4)) & 15U;
            const unsigned high = (highBits >> (2 * group)) & 3U;
            const float scale = blockScale * static_cast<float>(static_cast<int>(low | (high << 4U)) - 32);
            lookUp(nonlinear, bytes + 8 + group * 16, 16, scale, out + group * 32);
        }
    }
}

void mxfp4(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 17, out += 32)
        lookUp(e2m1Doubled, bytes + 1, 16, halfPowerOfTwo(bytes[0]), out);
}

void nvfp4(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 36, out += 64)
        for (int group = 0; group < 4; ++group)
            lookUp(e2m1Doubled, bytes + 4 + group * 8, 8, halfE4m3(bytes[group]), out + group * 16);
}

void tq1_0(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 54) {
        const float scale = loadHalf(bytes + 52);
        // 32 bytes and 16 bytes of five digits each, then 4 bytes of four.
        constexpr std::array<std::array<int, 3>, 3> parts{{{0, 32, 5}, {32, 16, 5}, {48, 4, 4}}};
        for (const auto& [start, length, digits] : parts)
            for (int digit = 0; digit < digits; ++digit)
                for (int i = 0; i < length; ++i)
                    *out++ = scale * ternary(bytes[start + i], powersOfThree[static_cast<std::size_t>(digit)]);
    }
}

void tq2_0(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 66, out += 256) {
        const float scale = loadHalf(bytes + 64);
        for (int group = 0; group < 8; ++group)
            for (int i = 0; i < 32; ++i) {
                const int code = (bytes[group / 4 * 32 + i] >> (group % 4 * 2)) & 3;
                out[group * 32 + i] = scale * static_cast<float>(code - 1);
            }
    }
}

} // namespace sinkscope::decoding
