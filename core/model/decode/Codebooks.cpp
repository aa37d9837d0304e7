#include "model/decode/Codebooks.h"

#include <bit>

namespace sinkscope::decoding {
namespace {

template <std::size_t Columns, std::size_t Rows, std::size_t Levels>
Codebook<Rows, Columns> unpack(const std::array<std::uint16_t, Rows>& packed, const std::array<float, Levels>& levels) {
    constexpr unsigned bits = Columns == 8 ? 2 : 3;
    Codebook<Rows, Columns> table{};
    for (std::size_t row = 0; row < Rows; ++row)
        for (std::size_t column = 0; column < Columns; ++column)
            table[row][column] = levels[(packed[row] >> (bits * column)) & ((1U << bits) - 1)];
    return table;
}

constexpr std::array<float, 3> iq1Levels{-1, 0, 1};
constexpr std::array<float, 3> iq2Levels{8, 25, 43};
constexpr std::array<float, 8> iq3XxsLevels{4, 12, 20, 28, 36, 44, 52, 62};
constexpr std::array<float, 8> iq3SLevels{1, 3, 5, 7, 9, 11, 13, 15};

Codebook<256, 8> signTable() {
    Codebook<256, 8> table{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t bit = 0; bit < 8; ++bit)
            table[byte][bit] = (byte >> bit) & 1U ? -1.0F : 1.0F;
    return table;
}

} // namespace

const Codebook<2048, 8>& iq1() {
    static const auto table = unpack<8>(packedIq1, iq1Levels);
    return table;
}

const Codebook<256, 8>& iq2Xxs() {
    static const auto table = unpack<8>(packedIq2Xxs, iq2Levels);
    return table;
}

const Codebook<512, 8>& iq2Xs() {
    static const auto table = unpack<8>(packedIq2Xs, iq2Levels);
    return table;
}

const Codebook<1024, 8>& iq2S() {
    static const auto table = unpack<8>(packedIq2S, iq2Levels);
    return table;
}

const Codebook<256, 4>& iq3Xxs() {
    static const auto table = unpack<4>(packedIq3Xxs, iq3XxsLevels);
    return table;
}

const Codebook<512, 4>& iq3S() {
    static const auto table = unpack<4>(packedIq3S, iq3SLevels);
    return table;
}

const Codebook<256, 8>& signs() {
    static const auto table = signTable();
    return table;
}

std::uint8_t evenSigns(std::uint32_t index) {
    return static_cast<std::uint8_t>(index | (static_cast<std::uint32_t>(std::popcount(index) & 1) << 7U));
}

} // namespace sinkscope::decoding
