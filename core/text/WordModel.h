#pragma once

#include "support/Result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace sinkscope {

/// Turns one word, a text without further boundaries, into token ids. Immutable; safe from any thread.
class WordModel {
public:
    virtual ~WordModel() = default;
    /// Appends the word's tokens to `ids`. Fails when the vocabulary cannot spell it. `word` is below 4 GiB.
    virtual Result<void> tokenize(std::string_view word, std::vector<std::int32_t>& ids) const = 0;
};

} // namespace sinkscope
