// Blocks of 256 weights in groups of 16 or 32; each group has its own small integer scale (and minimum) under the
// block's half-precision one.
#include "model/decode/Bits.h"
#include "model/decode/Decoders.h"

#include <array>

namespace sinkscope::decoding {
namespace {

/// Scales and minima of Q4_K and Q5_K: 16 six-bit numbers in 12 bytes. The first four of each lie in the low six bits
/// of bytes 0-3 and 4-7, the last four in the nibbles of bytes 8-11 with their two high bits on top of bytes 0-7.
struct SixBitScales {
    std::array<float, 8> scale, minimum;

    SixBitScales(const std::uint8_t* packed, float blockScale, float blockMinimum) {
        for (std::size_t i = 0; i < 4; ++i) {
            scale[i] = blockScale * static_cast<float>(packed[i] & 63);
            minimum[i] = blockMinimum * static_cast<float>(packed[4 + i] & 63);
            scale[4 + i] = blockScale * static_cast<float>((packed[8 + i] & 15) | ((packed[i] >> 2) & 48));
            minimum[4 + i] = blockMinimum * static_cast<float>((packed[8 + i] >> 4) | ((packed[4 + i] >> 2) & 48));
        }
    }
};

/// Q3_K's 16 six-bit scales: nibbles of bytes 0-7 (low ones first), two high bits in bytes 8-11.
int sixBitScale(const std::uint8_t* packed, int index) {
    const int low = index < 8 ? packed[index] & 15 : packed[index - 8] >> 4;
    const int high = (packed[8 + index % 4] >> (2 * (index / 4))) & 3;
    return (low | (high << 4)) - 32;
}

} // namespace

void q2_k(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 84, out += 256) {
        const std::uint8_t *scales = bytes, *codes = bytes + 16;
        const float blockScale = loadHalf(bytes + 80), blockMinimum = loadHalf(bytes + 82);
        for (int group = 0; group < 16; ++group) {
            const float scale = blockScale * static_cast<float>(scales[group] & 15);
            const float minimum = blockMinimum * static_cast<float>(scales[group] >> 4);
            const std::uint8_t* source = codes + group / 8 * 32 + group % 2 * 16;
            const int shift = group % 8 / 2 * 2;
            for (int i = 0; i < 16; ++i)
                out[group * 16 + i] = scale * static_cast<float>((source[i] >> shift) & 3) - minimum;
        }
    }
}

void q3_k(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 110, out += 256) {
        const std::uint8_t *highBits = bytes, *codes = bytes + 32, *scales = bytes + 96;
        const float blockScale = loadHalf(bytes + 108);
        for (int group = 0; group < 16; ++group) {
            const float scale = blockScale * static_cast<float>(sixBitScale(scales, group));
            const std::uint8_t* source = codes + group / 8 * 32 + group % 2 * 16;
            const std::uint8_t* high = highBits + group % 2 * 16;
            const int shift = group % 8 / 2 * 2, bit = group / 2;
            for (int i = 0; i < 16; ++i) // a set high bit means that nothing is subtracted
                out[group * 16 + i] =
                    scale * static_cast<float>(((source[i] >> shift) & 3) - 4 + ((high[i] >> bit) & 1) * 4);
        }
    }
}

void q4_k(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 144, out += 256) {
        const SixBitScales scales(bytes + 4, loadHalf(bytes), loadHalf(bytes + 2));
        for (std::size_t pair = 0; pair < 4; ++pair) {
            const std::uint8_t* codes = bytes + 16 + pair * 32;
            float *first = out + pair * 64, *second = first + 32;
            const float scale0 = scales.scale[2 * pair], minimum0 = scales.minimum[2 * pair];
            const float scale1 = scales.scale[2 * pair + 1], minimum1 = scales.minimum[2 * pair + 1];
            for (int i = 0; i < 32; ++i)
                first[i] = scale0 * static_cast<float>(codes[i] & 15) - minimum0;
            for (int i = 0; i < 32; ++i)
                second[i] = scale1 * static_cast<float>(codes[i] >> 4) - minimum1;
        }
    }
}

void q5_k(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 176, out += 256) {
        const SixBitScales scales(bytes + 4, loadHalf(bytes), loadHalf(bytes + 2));
        const std::uint8_t *highBits = bytes + 16, *codes = bytes + 48;
        for (int group = 0; group < 8; ++group) {
            const float scale = scales.scale[static_cast<std::size_t>(group)];
            const float minimum = scales.minimum[static_cast<std::size_t>(group)];
            const std::uint8_t* source = codes + group / 2 * 32;
            const int shift = group % 2 * 4;
            for (int i = 0; i < 32; ++i) {
                const int code = ((source[i] >> shift) & 15) | (((highBits[i] >> group) & 1) << 4);
                out[group * 32 + i] = scale * static_cast<float>(code) - minimum;
            }
        }
    }
}

void q6_k(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 210, out += 256) {
        const std::uint8_t* scales = bytes + 192;
        const float blockScale = loadHalf(bytes + 208);
        for (int group = 0; group < 16; ++group) {
            const float scale = blockScale * static_cast<float>(static_cast<std::int8_t>(scales[group]));
            const int part = group % 8 / 2; // of its 128 weights: which 32
            const std::uint8_t* low = bytes + group / 8 * 64 + part % 2 * 32 + group % 2 * 16;
            const std::uint8_t* high = bytes + 128 + group / 8 * 32 + group % 2 * 16;
            const int lowShift = part / 2 * 4, highShift = part * 2;
            for (int i = 0; i < 16; ++i) {
                const int code = ((low[i] >> lowShift) & 15) | (((high[i] >> highShift) & 3) << 4);
                out[group * 16 + i] = scale * static_cast<float>(code - 32);
            }
        }
    }
}

} // namespace sinkscope::decoding
