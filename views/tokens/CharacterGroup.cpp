#include "tokens/CharacterGroup.h"

#include "tokens/Utf8Piece.h"

#include <algorithm>

namespace sinkscope {
namespace {

/// A UTF-8 character has at most four bytes, so at most three tokens before and after take part.
constexpr std::int64_t reach = 3;

bool canTakePart(const Token& token) {
    return token.kind == TokenKind::ordinary && !token.bytes.empty();
}

/// Neighbouring ordinary tokens around `position`.
std::pair<std::int64_t, std::int64_t> neighbourhood(const Tokens& tokens, std::int64_t position) {
    const auto count = static_cast<std::int64_t>(tokens.size());
    std::int64_t first = position, last = position;
    while (first > 0 && position - first < reach && canTakePart(tokens[static_cast<std::size_t>(first - 1)]))
        --first;
    while (last + 1 < count && last - position < reach && canTakePart(tokens[static_cast<std::size_t>(last + 1)]))
        ++last;
    return {first, last};
}

} // namespace

std::optional<CharacterGroup> splitCharacterAt(const Tokens& tokens, std::int64_t position) {
    if (!canTakePart(tokens[static_cast<std::size_t>(position)]))
        return std::nullopt;
    const auto [first, last] = neighbourhood(tokens, position);
    std::string bytes;
    std::vector<std::int64_t> owner;
    for (std::int64_t index = first; index <= last; ++index) {
        const std::string& part = tokens[static_cast<std::size_t>(index)].bytes;
        bytes += part;
        owner.insert(owner.end(), part.size(), index);
    }
    std::size_t start = 0;
    for (const Utf8Piece& piece : utf8Pieces(bytes)) {
        const std::int64_t from = owner[start], to = owner[start + static_cast<std::size_t>(piece.length) - 1];
        if (from != to && from <= position && position <= to)
            return CharacterGroup{from, to, QString::fromUcs4(&piece.value, 1)};
        start += static_cast<std::size_t>(piece.length);
    }
    return std::nullopt;
}

} // namespace sinkscope
