#pragma once

#include "engine/Range.h"
#include "engine/Run.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// What the model would say if it ended after each layer: final norm and unembedding on the residual stream.
struct LogitLens {
    Range tokens;                     ///< positions looked at
    std::vector<std::int32_t> top;    ///< [(layers + 1) * positions] id of the most probable token, the embedding first
    Matrix probability;               ///< [layers + 1, positions] of that token
    std::vector<std::int32_t> answer; ///< [positions] the model's own most probable token
    Matrix answerProbability;         ///< [layers + 1, positions] of that answer
    Matrix divergence;                ///< [layers + 1, positions] KL(model's distribution ‖ the lens's), nats

    std::int32_t topAt(std::int64_t row, std::int64_t column) const {
        return top[static_cast<std::size_t>(row * tokens.size() + column)];
    }
};

/// For positions within the prompt. Reports Stage::analyzing over the layers; cancellable.
Result<LogitLens> logitLens(const Run& run, Range tokens, const Progress& progress);

} // namespace sinkscope
