#pragma once

#include "engine/BasePrediction.h"
#include "engine/Operations.h"
#include "support/Progress.h"

#include <functional>

namespace sinkscope {

/// Calls `use(first, last, logits)` with the fp32 logits [last - first, vocabulary] of blocks of normalized rows
/// [tokens, width]: multiplied, scaled and soft-capped as the model says. A block's tensor is written over by the next.
/// Reports Stage::predicting; returns early when cancelled.
void forLogits(const at::Tensor& normed, const Model& model, const Progress& progress,
               const std::function<void(std::int64_t first, std::int64_t last, const at::Tensor& logits)>& use);

/// From normalized rows [tokens, width]: fills Run::lossPerToken, Run::next and, given a base, Run::klFromBase, a block
/// of rows at a time, so that logits [tokens, vocabulary] exist only when RunOptions::logits asks for them (returned,
/// fp32; else undefined). Incomplete when cancelled.
at::Tensor predict(const Operations& operations, const at::Tensor& normed, const BasePrediction* base, Run& run,
                   const Progress& progress);

/// The ten most probable tokens of logits [vocabulary], descending.
std::vector<NextToken> mostProbable(const at::Tensor& logits);

} // namespace sinkscope
