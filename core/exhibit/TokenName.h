#pragma once

#include "text/Token.h"

#include <cstdint>
#include <string>

namespace sinkscope {

/// A token as a cell of a table: its text with visible spaces, line ends and tabs, U+FFFD for parts of characters; "#id" without any.
std::string tokenName(const Token& token);
/// The same of the token at a position.
std::string tokenName(const Tokens& tokens, std::int64_t position);

} // namespace sinkscope
