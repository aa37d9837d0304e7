// Blocks of 32 weights with one scale (and for …_1 one minimum): the low nibbles are the first 16 weights, the high
// ones the last.
#include "model/decode/Bits.h"
#include "model/decode/Decoders.h"

#include <array>

namespace sinkscope::decoding {
namespace {

/// The 32 codes of a block, in their order. Copied out first: loops that read bytes and write floats in turn do not vectorize.
using Codes = std::array<std::uint8_t, 32>;

Codes fourBits(const std::uint8_t* bytes) {
    std::array<std::uint8_t, 16> packed{};
    std::memcpy(packed.data(), bytes, packed.size());
    Codes codes{};
    for (std::size_t i = 0; i < 16; ++i)
        codes[i] = packed[i] & 15U;
    for (std::size_t i = 0; i < 16; ++i)
        codes[16 + i] = packed[i] >> 4U;
    return codes;
}

/// Bit i of `fifthBits` belongs to weight i.
Codes fiveBits(const std::uint8_t* bytes, std::uint32_t fifthBits) {
    Codes codes = fourBits(bytes);
    for (std::size_t i = 0; i < 32; ++i)
        codes[i] = static_cast<std::uint8_t>(codes[i] | (((fifthBits >> i) & 1U) << 4U));
    return codes;
}

void scaleAround(int center, const Codes& codes, float scale, float* out) {
    for (std::size_t i = 0; i < 32; ++i)
        out[i] = scale * static_cast<float>(codes[i] - center);
}

void scaleAbove(float minimum, const Codes& codes, float scale, float* out) {
    for (std::size_t i = 0; i < 32; ++i)
        out[i] = scale * static_cast<float>(codes[i]) + minimum;
}

} // namespace

void q4_0(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 18, out += 32)
        scaleAround(8, fourBits(bytes + 2), loadHalf(bytes), out);
}

void q4_1(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 20, out += 32)
        scaleAbove(loadHalf(bytes + 2), fourBits(bytes + 4), loadHalf(bytes), out);
}

void q5_0(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 22, out += 32)
        scaleAround(16, fiveBits(bytes + 6, load<std::uint32_t>(bytes + 2)), loadHalf(bytes), out);
}

void q5_1(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 24, out += 32)
        scaleAbove(loadHalf(bytes + 2), fiveBits(bytes + 8, load<std::uint32_t>(bytes + 4)), loadHalf(bytes), out);
}

void q8_0(const std::uint8_t* bytes, std::size_t blocks, float* out) {
    for (; blocks > 0; --blocks, bytes += 34, out += 32) {
        const float scale = loadHalf(bytes);
        for (int i = 0; i < 32; ++i)
            out[i] = static_cast<float>(static_cast<std::int8_t>(bytes[2 + i])) * scale;
    }
}

} // namespace sinkscope::decoding
