#include "text/Vocabulary.h"

#include "text/ByteAlphabet.h"
#include "text/SpaceMark.h"

#include <algorithm>

namespace sinkscope {

namespace {

int hexadecimalDigit(char character) {
    if (character >= '0' && character <= '9')
        return character - '0';
    return character >= 'A' && character <= 'F' ? character - 'A' + 10 : -1;
}

std::string withSpaces(std::string_view text) {
    std::string spaced;
    spaced.reserve(text.size());
    while (!text.empty()) {
        const bool mark = text.starts_with(spaceMark);
        spaced.push_back(mark ? ' ' : text.front());
        text.remove_prefix(mark ? spaceMark.size() : 1);
    }
    return spaced;
}

} // namespace

std::optional<unsigned char> byteOfToken(std::string_view text) {
    if (text.size() != 6 || !text.starts_with("<0x") || text.back() != '>')
        return std::nullopt;
    const int high = hexadecimalDigit(text[3]);
    const int low = hexadecimalDigit(text[4]);
    if (high < 0 || low < 0)
        return std::nullopt;
    return static_cast<unsigned char>(16 * high + low);
}

Vocabulary::Vocabulary(std::vector<std::string> texts, std::vector<TokenRole> roles, Spelling spelling)
    : texts_(std::move(texts)), roles_(std::move(roles)), spelling_(spelling), index_(texts_.size()) {
    byteTokens_.fill(-1);
    for (std::int32_t id = 0; id < size(); ++id) {
        if (role(id) == TokenRole::hole)
            continue;
        index_.insert(texts_, id);
        longestText_ = std::max(longestText_, text(id).size());
        if (role(id) == TokenRole::byte)
            if (const auto byte = byteOfToken(text(id)))
                byteTokens_[*byte] = id;
    }
}

void Vocabulary::setAdded(std::int32_t id, const std::string& text, TokenKind kind) {
    const auto place = static_cast<std::size_t>(id);
    if (place >= texts_.size()) {
        texts_.resize(place + 1);
        roles_.resize(place + 1, TokenRole::hole);
    }
    texts_[place] = text;
    roles_[place] = kind == TokenKind::special ? TokenRole::special : TokenRole::added;
}

std::string Vocabulary::bytes(std::int32_t id) const {
    switch (role(id)) {
    case TokenRole::byte:
        if (const auto byte = byteOfToken(text(id)))
            return std::string(1, static_cast<char>(*byte));
        return text(id);
    case TokenRole::special:
        return text(id);
    case TokenRole::added:
        return spelling_ == Spelling::spaceMark ? withSpaces(text(id)) : text(id);
    default:
        break;
    }
    if (spelling_ == Spelling::byteAlphabet)
        return fromByteAlphabet(text(id)).value_or(text(id));
    return spelling_ == Spelling::spaceMark ? withSpaces(text(id)) : text(id);
}

Token Vocabulary::token(std::int32_t id, AddedBy addedBy) const {
    return {id, bytes(id), role(id) == TokenRole::special ? TokenKind::special : TokenKind::ordinary, addedBy};
}

} // namespace sinkscope
