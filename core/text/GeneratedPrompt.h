#pragma once

#include "support/Result.h"
#include "text/Token.h"

#include <cstdint>

namespace sinkscope {

class Tokenizer;

/// `count` tokens in all: the one that begins a text, if the tokenizer (which may be null) adds one, then ordinary
/// tokens below `vocabulary`, each drawn evenly from all of them. The same on every machine for a seed. Fails when
/// there are none, or for a count below 1.
Result<Tokens> randomPrompt(const Tokenizer* tokenizer, std::int64_t vocabulary, std::int64_t count,
                            std::uint64_t seed);

/// The token `count` times and nothing else: no token that begins a text, so that all positions are alike.
Tokens repeatedPrompt(const Token& token, std::int64_t count);

} // namespace sinkscope
