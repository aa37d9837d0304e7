#include "tokens/Utf8Piece.h"

namespace sinkscope {
namespace {

int sequenceLength(unsigned char lead) {
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    if (lead >= 0xF0 && lead <= 0xF4)
        return 4;
    return 0;
}

bool isAllowed(char32_t value, int length) {
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    return value >= smallest[length] && value <= 0x10FFFF && !surrogate;
}

} // namespace

Utf8Piece firstPiece(std::string_view bytes) {
    const auto lead = static_cast<unsigned char>(bytes.front());
    const Utf8Piece single{Utf8Piece::Kind::byte, lead, 1};
    const int length = sequenceLength(lead);
    if (length == 0 || static_cast<std::size_t>(length) > bytes.size())
        return single;
    if (length == 1)
        return {Utf8Piece::Kind::character, lead, 1};
    char32_t value = lead & (0x7F >> length);
    for (int index = 1; index < length; ++index) {
        const auto byte = static_cast<unsigned char>(bytes[static_cast<std::size_t>(index)]);
        if ((byte & 0xC0) != 0x80)
            return single;
        value = (value << 6) | (byte & 0x3F);
    }
    return isAllowed(value, length) ? Utf8Piece{Utf8Piece::Kind::character, value, length} : single;
}

std::vector<Utf8Piece> utf8Pieces(std::string_view bytes) {
    std::vector<Utf8Piece> pieces;
    while (!bytes.empty()) {
        pieces.push_back(firstPiece(bytes));
        bytes.remove_prefix(static_cast<std::size_t>(pieces.back().length));
    }
    return pieces;
}

} // namespace sinkscope
