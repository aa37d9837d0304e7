#include "text/PipelineTokenizer.h"

#include "support/Guarded.h"
#include "text/Utf8.h"

#include <limits>

namespace sinkscope {

namespace {

void dropLeadingSpace(Token& token) {
    if (token.kind == TokenKind::ordinary && token.bytes.starts_with(' '))
        token.bytes.erase(0, 1);
}

} // namespace

std::optional<std::int32_t> PipelineTokenizer::beginOfText() const {
    const auto& before = parts_.postProcessor.before;
    return before.empty() ? std::nullopt : std::optional(before.front());
}

Result<Tokens> PipelineTokenizer::encode(std::string_view text, SpecialTokens specials) const {
    if (const auto position = firstInvalidByte(text))
        return failure({"The text is not valid UTF-8: byte %1 (counted from 0) begins no character. Save it as UTF-8.",
                        {*position}});
    if (text.size() > std::numeric_limits<std::uint32_t>::max() / 16)
        return failure({"The text has %1 bytes; at most 268435455 can be split into tokens.", {text.size()}});
    return guarded("The text cannot be split into tokens", [&]() -> Result<Tokens> {
        Tokens tokens;
        WordCache cache;
        const auto addAll = [&](const std::vector<std::int32_t>& ids) {
            for (const std::int32_t id : ids)
                tokens.push_back(parts_.vocabulary->token(id, AddedBy::tokenizer));
        };
        if (specials == SpecialTokens::add)
            addAll(parts_.postProcessor.before);
        for (const auto& part : parts_.addedAsTyped.split(text)) {
            if (part.id)
                tokens.push_back(parts_.vocabulary->token(*part.id, AddedBy::text));
            else if (auto done =
                         encodePart({std::string(part.text), part.text.data() == text.data(), false}, cache, tokens);
                     !done)
                return tl::unexpected(done.error());
        }
        if (specials == SpecialTokens::add)
            addAll(parts_.postProcessor.after);
        return tokens;
    });
}

Result<void> PipelineTokenizer::encodePart(Piece piece, WordCache& cache, Tokens& tokens) const {
    if (auto done = normalize(parts_.normalizer, piece); !done)
        return done;
    if (parts_.addedNormalized.empty())
        return encodeWords(std::move(piece), cache, tokens);
    for (const auto& part : parts_.addedNormalized.split(piece.text)) {
        const bool first = part.text.data() == piece.text.data();
        if (part.id)
            tokens.push_back(parts_.vocabulary->token(*part.id, AddedBy::text));
        else if (auto done = encodeWords(
                     {std::string(part.text), first && piece.startsText, first && piece.insertedSpace}, cache, tokens);
                 !done)
            return done;
    }
    return {};
}

Result<void> PipelineTokenizer::encodeWords(Piece piece, WordCache& cache, Tokens& tokens) const {
    std::vector<Piece> words;
    if (!piece.text.empty())
        words.push_back(std::move(piece));
    if (auto done = preTokenize(parts_.preTokenizer, words); !done)
        return done;
    for (const Piece& word : words) {
        const auto ids = idsOf(word.text, cache);
        if (!ids)
            return tl::unexpected(ids.error());
        const std::size_t first = tokens.size();
        for (const std::int32_t id : **ids)
            tokens.push_back(parts_.vocabulary->token(id, AddedBy::text));
        if (word.insertedSpace && first < tokens.size())
            dropLeadingSpace(tokens[first]);
    }
    return {};
}

Result<const std::vector<std::int32_t>*> PipelineTokenizer::idsOf(const std::string& word, WordCache& cache) const {
    const auto [place, isNew] = cache.try_emplace(word);
    if (isNew)
        if (auto done = parts_.model->tokenize(word, place->second); !done)
            return tl::unexpected(done.error());
    return &place->second;
}

Result<Tokens> PipelineTokenizer::describe(std::span<const std::int32_t> ids) const {
    return guarded("The tokens cannot be described", [&]() -> Result<Tokens> {
        Tokens tokens;
        tokens.reserve(ids.size());
        bool spaceInserted = parts_.insertedSpace != InsertedSpace::never;
        for (const std::int32_t id : ids) {
            if (!parts_.vocabulary->contains(id))
                return failure({"Token id %1 is no token of %2, whose ids lie between 0 and %3.",
                                {id, parts_.file, vocabulary() - 1}});
            tokens.push_back(parts_.vocabulary->token(id, AddedBy::ids));
            if (spaceInserted)
                dropLeadingSpace(tokens.back());
            const TokenRole role = parts_.vocabulary->role(id);
            const bool boundary = role == TokenRole::special || role == TokenRole::added;
            spaceInserted = boundary && (parts_.insertedSpace == InsertedSpace::everyPiece ||
                                         (parts_.insertedSpace == InsertedSpace::textBegin && tokens.size() == 1));
        }
        return tokens;
    });
}

} // namespace sinkscope
