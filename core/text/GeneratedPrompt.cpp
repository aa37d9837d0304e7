#include "text/GeneratedPrompt.h"

#include "text/KnownTokens.h"
#include "text/Tokenizer.h"

#include <limits>
#include <random>

namespace sinkscope {
namespace {

/// Evenly from 0 to below `bound`. std::uniform_int_distribution would differ between standard libraries.
std::size_t drawBelow(std::uint64_t bound, std::mt19937_64& generator) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t usable = most - most % bound;
    std::uint64_t drawn = generator();
    while (drawn >= usable)
        drawn = generator();
    return drawn % bound;
}

} // namespace

Result<Tokens> randomPrompt(const Tokenizer* tokenizer, std::int64_t vocabulary, std::int64_t count,
                            std::uint64_t seed) {
    if (count < 1)
        return failure({"A random prompt of %1 tokens was asked for; expected at least 1.", {count}});
    const std::vector<std::int32_t> ids = ordinaryIds(tokenizer, vocabulary);
    if (ids.empty())
        return failure({"The vocabulary of %1 tokens has no ordinary one that a random prompt could be drawn from.",
                        {vocabulary}});
    std::vector<std::int32_t> drawn;
    if (const auto begin = tokenizer ? tokenizer->beginOfText() : std::nullopt)
        drawn.push_back(*begin);
    std::mt19937_64 generator(seed);
    while (static_cast<std::int64_t>(drawn.size()) < count)
        drawn.push_back(ids[drawBelow(ids.size(), generator)]);
    return knownTokens(tokenizer, drawn);
}

Tokens repeatedPrompt(const Token& token, std::int64_t count) {
    return Tokens(static_cast<std::size_t>(count), token);
}

} // namespace sinkscope
