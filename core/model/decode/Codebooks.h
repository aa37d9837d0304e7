#pragma once

#include <array>
#include <cstdint>

namespace sinkscope::decoding {

/// The fixed tables of GGUF's IQ types: each row is a point of the lattice that the type's indices choose from. Rows
/// are kept packed, lowest bits first, as digits into the short list of magnitudes beside each table.
extern const std::array<std::uint16_t, 2048> packedIq1;   ///< 8 two-bit digits of {-1, 0, 1}
extern const std::array<std::uint16_t, 256> packedIq2Xxs; ///< 8 two-bit digits of {8, 25, 43}
extern const std::array<std::uint16_t, 512> packedIq2Xs;
extern const std::array<std::uint16_t, 1024> packedIq2S;
extern const std::array<std::uint16_t, 256> packedIq3Xxs; ///< 4 three-bit digits of {4, 12, 20, 28, 36, 44, 52, 62}
extern const std::array<std::uint16_t, 512> packedIq3S;   ///< 4 three-bit digits of {1, 3, 5, …, 15}

template <std::size_t Rows, std::size_t Columns>
using Codebook = std::array<std::array<float, Columns>, Rows>;

/// The same, unpacked on first use.
const Codebook<2048, 8>& iq1();
const Codebook<256, 8>& iq2Xxs();
const Codebook<512, 8>& iq2Xs();
const Codebook<1024, 8>& iq2S();
const Codebook<256, 4>& iq3Xxs();
const Codebook<512, 4>& iq3S();

/// +1 or -1 for each bit of a byte (set: -1), lowest bit first.
const Codebook<256, 8>& signs();
/// The byte of signs that a 7-bit index means: the eighth bit makes the number of minus signs even.
std::uint8_t evenSigns(std::uint32_t index);

} // namespace sinkscope::decoding
