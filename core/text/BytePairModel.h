#pragma once

#include "text/MergeTable.h"
#include "text/Symbol.h"
#include "text/Vocabulary.h"
#include "text/WordModel.h"

#include <memory>
#include <optional>

namespace sinkscope {

/// Byte-pair encoding with ranked merges, as Hugging Face's tokenizers have it.
class BytePairModel : public WordModel {
public:
    enum class Fallback { none, bytes };
    enum class UnknownCharacters { apart, fused };
    enum class WholeWords { merged, lookedUp };
    struct Options {
        std::optional<std::int32_t> unknown; ///< stands for characters that are in no token
        UnknownCharacters unknownCharacters = UnknownCharacters::apart;
        Fallback fallback = Fallback::none;
        WholeWords wholeWords = WholeWords::merged; ///< lookedUp: a word that is a token stays one, whatever the merges
    };

    BytePairModel(std::shared_ptr<const Vocabulary> vocabulary, MergeTable merges, Options options);

    Result<void> tokenize(std::string_view word, std::vector<std::int32_t>& ids) const override;

private:
    Result<std::vector<Symbol>> characters(std::string_view word) const;
    bool appendBytes(std::string_view character, std::uint32_t begin, std::vector<Symbol>& symbols) const;

    std::shared_ptr<const Vocabulary> vocabulary_;
    MergeTable merges_;
    Options options_;
};

} // namespace sinkscope
