#pragma once

#include "text/Token.h"
#include "text/TokenIndex.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// How a token's text in the file spells its bytes.
enum class Spelling { byteAlphabet, spaceMark, verbatim };
/// What an id is. `byte` is written <0xE4>; `added` is ordinary text recognised before splitting; `hole` is no token.
enum class TokenRole : std::uint8_t { ordinary, byte, added, special, hole };

/// All tokens of a tokenizer by id. Filled by a reader, then immutable and shared.
class Vocabulary {
public:
    static constexpr std::int64_t maximumSize = std::int64_t{1} << 24;

    /// `texts` and `roles` by id. Special and added tokens are found by text as well.
    Vocabulary(std::vector<std::string> texts, std::vector<TokenRole> roles, Spelling spelling);

    /// A token recognised in the text. One beyond the end makes the vocabulary longer, with holes between.
    void setAdded(std::int32_t id, const std::string& text, TokenKind kind);

    std::int64_t size() const { return static_cast<std::int64_t>(texts_.size()); }
    bool contains(std::int64_t id) const {
        return id >= 0 && id < size() && role(static_cast<std::int32_t>(id)) != TokenRole::hole;
    }
    const std::string& text(std::int32_t id) const { return texts_[static_cast<std::size_t>(id)]; }
    TokenRole role(std::int32_t id) const { return roles_[static_cast<std::size_t>(id)]; }
    std::optional<std::int32_t> find(std::string_view text) const { return index_.find(texts_, text); }
    /// The id of the token that stands for this single byte, -1 when there is none.
    std::int32_t byteToken(unsigned char byte) const { return byteTokens_[byte]; }
    /// Bytes of the longest text, in the file's spelling.
    std::size_t longestText() const { return longestText_; }
    /// The token with its true bytes; `id` must be contained.
    Token token(std::int32_t id, AddedBy addedBy) const;

private:
    std::string bytes(std::int32_t id) const;

    std::vector<std::string> texts_;
    std::vector<TokenRole> roles_;
    Spelling spelling_;
    TokenIndex index_;
    std::array<std::int32_t, 256> byteTokens_{};
    std::size_t longestText_ = 0;
};

/// The byte that a text like <0xE4> names, if it is one.
std::optional<unsigned char> byteOfToken(std::string_view text);

} // namespace sinkscope
