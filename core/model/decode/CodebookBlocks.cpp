// The IQ1, IQ2 and IQ3 types: blocks of 256 weights whose codes choose rows of a codebook, with signs and a scale per 8
// to 32 weights.
#include "model/decode/Bits.h"
#include "model/decode/Codebooks.h"
#include "model/decode/Decoders.h"

namespace sinkscope::decoding {
namespace {

using Row8 = std::array<float, 8>;

void signedRow(const Row8& row, std::uint8_t signByte, float scale, float* out) {
    const Row8& sign = signs()[signByte];
    for (std::size_t i = 0; i < 8; ++i)
        out[i] = scale * row[i] * sign[i];
}

void signedRows(const std::array<float, 4>& first, const std::array<float, 4>& second, std::uint8_t signByte,
                float scale, float* out) {
    const Row8& sign = signs()[signByte];
    for (std::size_t i = 0; i < 4; ++i) {
        out[i] = scale * first[i] * sign[i];
        out[4 + i] = scale * second[i] * sign[4 + i];
    }
}

void shiftedRow(const Row8& row, float shift, float scale, float* out) {
    for (std::size_t i = 0; i < 8; ++i)
        out[i] = scale * (row[i] + shift);
}

unsigned nibble(const std::uint8_t* bytes, int index) {
    return (bytes[index / 2] >> (index % 2 * 4)) & 15U;
}

} // namespace

void iq1_s(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 50, out += 256) {
        const float blockScale = loadHalf(bytes);
        for (int group = 0; group < 8; ++group) {
            const unsigned high = load<std::uint16_t>(bytes + 34 + 2 * group);
            const float scale = blockScale * static_cast<float>(2 * ((high >> 12U) & 7U) + 1);
            const float shift = (high & 0x8000U) == 0 ? 0.125F : -0.125F;
            for (int row = 0; row < 4; ++row) {
                const unsigned index = bytes[2 + group * 4 + row] | (((high >> (3 * row)) & 7U) << 8U);
                shiftedRow(iq1()[index], shift, scale, out + group * 32 + row * 8);
            }
        }
    }
}

void iq1_m(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 56, out += 256) {
        const std::uint8_t *high = bytes + 32, *scales = bytes + 48;
        unsigned halfBits = 0; // the block's scale lies in the top nibbles of four 16-bit words
        for (unsigned word = 0; word < 4; ++word)
            halfBits |= (load<std::uint16_t>(scales + 2 * word) >> 12U) << (4 * word);
        const float blockScale = fromHalf(static_cast<std::uint16_t>(halfBits));
        for (int row = 0; row < 32; ++row) {
            const int pair = row / 2;
            const unsigned factor = (load<std::uint16_t>(scales + pair / 4 * 2) >> (pair % 4 * 3)) & 7U;
            const unsigned extra = nibble(high, row);
            const float scale = blockScale * static_cast<float>(2 * factor + 1);
            const float shift = (extra & 8U) == 0 ? 0.125F : -0.125F;
            shiftedRow(iq1()[bytes[row] | ((extra & 7U) << 8U)], shift, scale, out + row * 8);
        }
    }
}

void iq2_xxs(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 66, out += 256) {
        const float blockScale = loadHalf(bytes);
        for (int group = 0; group < 8; ++group) {
            const std::uint8_t* codes = bytes + 2 + group * 8;
            const std::uint32_t signsAndScale = load<std::uint32_t>(codes + 4);
            const float scale = blockScale * (0.5F + static_cast<float>(signsAndScale >> 28U)) * 0.25F;
            for (int row = 0; row < 4; ++row)
                signedRow(iq2Xxs()[codes[row]], evenSigns((signsAndScale >> (7 * row)) & 127U), scale,
                          out + group * 32 + row * 8);
        }
    }
}

void iq2_xs(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 74, out += 256) {
        const float blockScale = loadHalf(bytes);
        for (int row = 0; row < 32; ++row) {
            const float scale = blockScale * (0.5F + static_cast<float>(nibble(bytes + 66, row / 2))) * 0.25F;
            const unsigned code = load<std::uint16_t>(bytes + 2 + 2 * row);
            signedRow(iq2Xs()[code & 511U], evenSigns(code >> 9U), scale, out + row * 8);
        }
    }
}

void iq2_s(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 82, out += 256) {
        const std::uint8_t *codes = bytes + 2, *signBytes = bytes + 34, *high = bytes + 66, *scales = bytes + 74;
        const float blockScale = loadHalf(bytes);
        for (int row = 0; row < 32; ++row) {
            const float scale = blockScale * (0.5F + static_cast<float>(nibble(scales, row / 2))) * 0.25F;
            const unsigned index = codes[row] | (((high[row / 4] >> (row % 4 * 2)) & 3U) << 8U);
            signedRow(iq2S()[index], signBytes[row], scale, out + row * 8);
        }
    }
}

void iq3_xxs(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 98, out += 256) {
        const float blockScale = loadHalf(bytes);
        for (int group = 0; group < 8; ++group) {
            const std::uint8_t* codes = bytes + 2 + group * 8;
            const std::uint32_t signsAndScale = load<std::uint32_t>(bytes + 66 + 4 * group);
            const float scale = blockScale * (0.5F + static_cast<float>(signsAndScale >> 28U)) * 0.5F;
            for (int row = 0; row < 4; ++row)
                signedRows(iq3Xxs()[codes[2 * row]], iq3Xxs()[codes[2 * row + 1]],
                           evenSigns((signsAndScale >> (7 * row)) & 127U), scale, out + group * 32 + row * 8);
        }
    }
}

void iq3_s(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 110, out += 256) {
        const std::uint8_t *codes = bytes + 2, *high = bytes + 66, *signBytes = bytes + 74, *scales = bytes + 106;
        const float blockScale = loadHalf(bytes);
        const auto index = [&](int place) { return codes[place] | (((high[place / 8] >> (place % 8)) & 1U) << 8U); };
        for (int row = 0; row < 32; ++row) {
            const float scale = blockScale * static_cast<float>(1 + 2 * nibble(scales, row / 4));
            signedRows(iq3S()[index(2 * row)], iq3S()[index(2 * row + 1)], signBytes[row], scale, out + row * 8);
        }
    }
}

} // namespace sinkscope::decoding
