#pragma once

#include <string_view>

namespace sinkscope {

/// U+2581, which SentencePiece writes in place of a space.
inline constexpr std::string_view spaceMark = "\u2581";

} // namespace sinkscope
