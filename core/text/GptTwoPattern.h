#pragma once

#include <string_view>

namespace sinkscope {

/// How GPT-2 splits a text into words (the expression published with it).
inline constexpr std::string_view gptTwoPattern =
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";

} // namespace sinkscope
