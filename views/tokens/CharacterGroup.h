#pragma once

#include "text/Token.h"

#include <QString>
#include <cstdint>
#include <optional>

namespace sinkscope {

/// A character whose bytes lie in several tokens.
struct CharacterGroup {
    std::int64_t first = 0, last = 0; ///< tokens, both included
    QString character;
};

/// The character that starts in another token or ends in another one than `position`; nothing when the token holds
/// whole characters only or its bytes never complete. Special tokens end every character.
std::optional<CharacterGroup> splitCharacterAt(const Tokens& tokens, std::int64_t position);

} // namespace sinkscope
