#pragma once

#include "text/Token.h"

#include <cstdint>
#include <string>

namespace sinkscope {

/// A token that is recognised in the text itself, before any splitting.
struct AddedToken {
    std::int32_t id = 0;
    std::string text;
    TokenKind kind = TokenKind::special;
    bool normalized = false; ///< looked for in the normalized text, itself normalized; otherwise in the text as typed
    bool singleWord = false; ///< only where no word character touches it
    bool eatsLeft = false;   ///< takes the white space before it away
    bool eatsRight = false;
};

} // namespace sinkscope
