#pragma once

#include "text/Vocabulary.h"
#include "text/WordModel.h"

#include <memory>
#include <optional>
#include <vector>

namespace sinkscope {

/// SentencePiece's byte-pair encoding: neighbours merge when their joined text is a token, the best score first; what
/// is left without a token is spelled in byte tokens, or in unknown ones.
class ScoredPairModel : public WordModel {
public:
    ScoredPairModel(std::shared_ptr<const Vocabulary> vocabulary, std::vector<float> scores,
                    std::optional<std::int32_t> unknown);

    Result<void> tokenize(std::string_view word, std::vector<std::int32_t>& ids) const override;

private:
    Result<void> spell(std::string_view text, std::vector<std::int32_t>& ids) const;

    std::shared_ptr<const Vocabulary> vocabulary_;
    std::vector<float> scores_; ///< by id
    std::optional<std::int32_t> unknown_;
};

} // namespace sinkscope
