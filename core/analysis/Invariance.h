#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace sinkscope {

/// How far tokens keep their direction along depth: the cosine of each layer's output with that of one layer.
struct LayerInvariance {
    std::int64_t token = 0, reference = 0; ///< reference: the layer whose output the others are compared with
    std::vector<double> chosen;            ///< [layers + 1] of that token, the embedding first
    std::vector<double> others;            ///< [layers + 1] mean over all other tokens; NaN when there are none
};
LayerInvariance invarianceAcrossLayers(const Run& run, std::int64_t token, std::int64_t reference);

/// How alike a position is in different prompts: the mean cosine over all pairs of prompts.
struct PromptInvariance {
    std::int64_t prompts = 0, positions = 0;  ///< later positions compared: 1 to this
    bool sameFirstToken = false;              ///< then position 0 is the same in all prompts, whatever follows
    std::vector<double> first, later;         ///< [layers + 1] residual stream, the embedding first
    std::vector<double> firstRead, laterRead; ///< [layers] what attention reads, normalized
};

/// One run for each prompt, freed before the next. Fails for fewer than two prompts of at least two tokens, and as
/// run(). Reports Stage::analyzing; cancellable.
Result<PromptInvariance> invarianceAcrossPrompts(const std::shared_ptr<const Model>& model,
                                                 const std::vector<Tokens>& prompts, const Progress& progress);

} // namespace sinkscope
