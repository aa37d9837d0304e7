#pragma once

#include "support/Result.h"
#include "text/BytePairModel.h"
#include "text/TokenizerFields.h"
#include "text/PipelineTokenizer.h"
#include "text/TextRules.h"
#include "text/TokenizerDocument.h"
#include "text/Vocabulary.h"

#include <memory>
#include <vector>

namespace sinkscope {

/// Builds the parts of a tokenizer from a tokenizer.json.
class HuggingFaceReader {
public:
    /// The document must outlive the reader.
    explicit HuggingFaceReader(const TokenizerDocument& document) : document_(document) {}

    /// Fails on everything unknown, by its name.
    Result<PipelineTokenizer::Parts> read() const;

private:
    Result<void> checkModel(const TokenizerFields& model) const;
    Result<std::shared_ptr<Vocabulary>> readVocabulary(Spelling spelling, BytePairModel::Fallback fallback) const;
    Result<std::vector<AddedToken>> readAddedTokens(const TokenizerFields& root, const Vocabulary& vocabulary) const;
    /// Fills in how texts are prepared and gives the vocabulary, whose spelling follows from that.
    Result<std::shared_ptr<Vocabulary>> readTextRules(const TokenizerFields& root, BytePairModel::Fallback fallback,
                                                      PipelineTokenizer::Parts& parts) const;
    Result<void> addTokens(const TokenizerFields& root, Vocabulary& vocabulary, PipelineTokenizer::Parts& parts) const;
    Result<void> checkPostProcessor(const PipelineTokenizer::Parts& parts) const;
    Result<std::shared_ptr<const WordModel>> readModel(const TokenizerFields& model,
                                                       std::shared_ptr<const Vocabulary> vocabulary,
                                                       BytePairModel::Fallback fallback) const;

    const TokenizerDocument& document_;
};

} // namespace sinkscope
