#pragma once

#include "text/Token.h"

#include <cstdint>
#include <span>

namespace sinkscope {

class Tokenizer;

/// Those ids as tokens with their bytes, as far as the tokenizer knows them; it may be null. Models may have more ids
/// than their tokenizer (padding): such tokens have no bytes.
Tokens knownTokens(const Tokenizer* tokenizer, std::span<const std::int32_t> ids);

/// The ids below `vocabulary` of tokens that stand for bytes of a text, ascending; of all when there is no tokenizer.
std::vector<std::int32_t> ordinaryIds(const Tokenizer* tokenizer, std::int64_t vocabulary);

} // namespace sinkscope
