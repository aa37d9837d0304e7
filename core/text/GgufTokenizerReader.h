#pragma once

#include "model/GgufMetadata.h"
#include "support/Result.h"
#include "text/PipelineTokenizer.h"
#include "text/Vocabulary.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// Builds the parts of a tokenizer from the tokenizer.ggml.* fields of a GGUF file.
class GgufTokenizerReader {
public:
    /// The metadata must outlive the reader.
    GgufTokenizerReader(const GgufMetadata& metadata, std::string fileName)
        : metadata_(metadata), file_(std::move(fileName)) {}

    /// Fails on a missing field and on everything unknown, by its name.
    Result<PipelineTokenizer::Parts> read() const;

private:
    Result<void> readBytePairs(PipelineTokenizer::Parts& parts) const;
    Result<void> readScoredPairs(PipelineTokenizer::Parts& parts) const;
    Result<std::shared_ptr<const Vocabulary>> readVocabulary(Spelling spelling, AddedTokens& added) const;
    Result<void> readPostProcessor(bool beginsTextByDefault, PipelineTokenizer::Parts& parts) const;
    std::optional<ChatTemplate> readChatTemplate(const Vocabulary& vocabulary) const;
    Result<bool> readFlag(std::string_view key, bool whenAbsent) const;
    Result<std::optional<std::int32_t>> readId(std::string_view key, const Vocabulary& vocabulary) const;
    /// "<file>: field "<key>" <problem>."
    tl::unexpected<Error> fieldFailure(std::string_view key, const Text& problem) const;
    /// For a field that is absent or of another kind.
    tl::unexpected<Error> unexpectedField(std::string_view key, const Text& expected) const;

    const GgufMetadata& metadata_;
    std::string file_;
};

} // namespace sinkscope
