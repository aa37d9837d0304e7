#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sinkscope {

/// Who put a token into the prompt.
enum class AddedBy { text, tokenizer, chatTemplate, ids };
enum class TokenKind { ordinary, special };

struct Token {
    std::int32_t id = 0;
    std::string bytes;     ///< the bytes it stands for, maybe part of a UTF-8 character; a special token's own text
    TokenKind kind = TokenKind::ordinary;
    AddedBy addedBy = AddedBy::text;
    bool operator==(const Token&) const = default;
};

using Tokens = std::vector<Token>;

} // namespace sinkscope
