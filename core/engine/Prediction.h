#pragma once

#include "engine/Operations.h"
#include "support/Progress.h"

namespace sinkscope {

/// From normalized rows [tokens, width]: fills Run::lossPerToken and Run::next, a block of rows at a time, so that
/// logits [tokens, vocabulary] exist only when RunOptions::logits asks for them (returned, fp32; else undefined).
/// Incomplete when cancelled.
at::Tensor predict(const Operations& operations, const at::Tensor& normed, const ModelConfig& config,
                   const LinearWeights& head, Run& run, const Progress& progress);

} // namespace sinkscope
