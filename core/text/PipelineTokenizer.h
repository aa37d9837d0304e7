#pragma once

#include "text/AddedTokens.h"
#include "text/ChatTemplate.h"
#include "text/InsertedSpace.h"
#include "text/Normalizer.h"
#include "text/PostProcessor.h"
#include "text/PreTokenizer.h"
#include "text/Tokenizer.h"
#include "text/Vocabulary.h"
#include "text/WordModel.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace sinkscope {

/// The steps of a tokenizer, ready to use: added tokens, normalizer, pre-tokenizer, model, post-processor.
///
/// Bytes: those of the ordinary tokens joined are the user's text, byte for byte, unless the normalizer changes it
/// (NFC, lower case), an added token eats the white space beside it, or a character becomes the unknown token. A space
/// that the tokenizer itself puts before the text belongs to no byte: the first token there is shown without it, a
/// token that is nothing else has no bytes. `describe` knows ids only; it leaves out one space there too, also
/// where the user typed it and the rule added none.
class PipelineTokenizer : public Tokenizer {
public:
    struct Parts {
        std::string file; ///< for messages
        std::shared_ptr<const Vocabulary> vocabulary;
        AddedTokens addedAsTyped;
        AddedTokens addedNormalized;
        Normalizer normalizer;
        PreTokenizer preTokenizer;
        std::shared_ptr<const WordModel> model;
        PostProcessor postProcessor;
        InsertedSpace insertedSpace = InsertedSpace::never;
        std::optional<ChatTemplate> chatTemplate;
    };

    explicit PipelineTokenizer(Parts parts) : parts_(std::move(parts)) {}

    Result<Tokens> encode(std::string_view text, SpecialTokens specials) const override;
    Result<Tokens> describe(std::span<const std::int32_t> ids) const override;
    std::int64_t vocabulary() const override { return parts_.vocabulary->size(); }
    std::optional<std::int32_t> beginOfText() const override;
    const ChatTemplate* chatTemplate() const override { return parts_.chatTemplate ? &*parts_.chatTemplate : nullptr; }

private:
    using WordCache = std::unordered_map<std::string, std::vector<std::int32_t>>;

    Result<void> encodePart(Piece piece, WordCache& cache, Tokens& tokens) const;
    Result<void> encodeWords(Piece piece, WordCache& cache, Tokens& tokens) const;
    Result<const std::vector<std::int32_t>*> idsOf(const std::string& word, WordCache& cache) const;

    Parts parts_;
};

} // namespace sinkscope
