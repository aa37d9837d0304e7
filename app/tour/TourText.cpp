#include "tour/TourText.h"

#include <algorithm>
#include <optional>

namespace sinkscope {
namespace {

constexpr std::string_view linkMark = "](term:";
constexpr std::size_t letterOfValue = 8;

Result<TextPiece> linkOf(std::string_view inner) {
    const std::size_t middle = inner.find(linkMark);
    if (middle == std::string_view::npos)
        return failure({"[%1… is no link: expected [words](term:anchor), as [sinks](term:sink)",
                        {std::string(inner.substr(0, 40))}});
    TextPiece piece;
    piece.kind = TextPiece::Kind::link;
    piece.words = inner.substr(0, middle);
    piece.term = inner.substr(middle + linkMark.size());
    if (piece.words.empty() || piece.term.empty())
        return failure("a link has no words or no term: expected [words](term:anchor), as [sinks](term:sink)");
    return piece;
}

Result<TextPiece> valueOf(std::string_view inner) {
    TextPiece piece;
    const std::size_t colon = inner.find(':');
    if (colon == std::string_view::npos) {
        piece.kind = TextPiece::Kind::number;
        piece.words = inner;
        return piece;
    }
    const std::string_view kind = inner.substr(0, colon);
    piece.kind = TextPiece::Kind::place;
    piece.placeKind = kind == "layer" ? PlaceKind::layer : kind == "token" ? PlaceKind::token : PlaceKind::channel;
    const bool isKind = kind == "layer" || kind == "token" || kind == "channel";
    const auto place = isKind ? parseTourPlace(inner.substr(colon + 1), piece.placeKind) : std::nullopt;
    if (!place)
        return failure(
            {"{%1} names no place: expected %2",
             {std::string(inner.substr(0, 40)),
              isKind ? allowedPlaces(piece.placeKind) : Text("layer:, token: or channel: with a place behind it")}});
    piece.place = *place;
    return piece;
}

void addWords(std::vector<TextPiece>& pieces, std::string_view words) {
    if (!words.empty())
        pieces.push_back({TextPiece::Kind::words, std::string(words), {}, PlaceKind::layer, {}});
}

} // namespace

Result<std::vector<TextPiece>> parseTourText(std::string_view text) {
    std::vector<TextPiece> pieces;
    std::size_t at = 0;
    while (true) {
        const std::size_t mark = text.find_first_of("[]{}", at);
        addWords(pieces, text.substr(at, mark == std::string_view::npos ? mark : mark - at));
        if (mark == std::string_view::npos)
            return pieces;
        const bool isLink = text[mark] == '[';
        const std::size_t end = text.find(isLink ? ')' : '}', mark);
        if (text[mark] == ']' || text[mark] == '}' || end == std::string_view::npos)
            return failure({"a mark at “%1” does not begin or end: expected [words](term:anchor) or {name}",
                            {std::string(text.substr(mark, 12))}});
        const std::string_view inner = text.substr(mark + 1, end - mark - 1);
        auto piece = isLink ? linkOf(inner) : valueOf(inner);
        if (!piece)
            return tl::unexpected(piece.error());
        pieces.push_back(*std::move(piece));
        at = end + 1;
    }
}

std::size_t readableLength(const std::vector<TextPiece>& pieces) {
    std::size_t length = 0;
    for (const TextPiece& piece : pieces) {
        const bool isValue = piece.kind == TextPiece::Kind::number || piece.kind == TextPiece::Kind::place;
        // Bytes that begin a character, of UTF-8.
        length += isValue ? letterOfValue
                          : static_cast<std::size_t>(std::count_if(piece.words.begin(), piece.words.end(),
                                                                   [](char byte) { return (byte & 0xC0) != 0x80; }));
    }
    return length;
}

} // namespace sinkscope
