#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace sinkscope {

class BasePrediction;
struct InterventionPlan;

/// Sets torch to all cores (Debian's LibTorch starts with one). Call once, before any other torch work.
void startEngine();

/// One forward pass over `tokens` with every capture of Run.h. Reports Stage::runningLayers and Stage::predicting;
/// cancels within 100 ms on the CPU. Fails on an empty prompt, ids outside the vocabulary, a prompt longer than the
/// context, or when `estimateRun` exceeds the memory limit of the model's LoadOptions. NaN and infinity do not fail:
/// see Run::badNumber.
Result<std::shared_ptr<const Run>> run(std::shared_ptr<const Model> model, Tokens tokens, const RunOptions& options,
                                       const Progress& progress);
/// The same from the embedding on under a plan resolved for the first of these tokens; it may be null.
Result<std::shared_ptr<const Run>> runPlanned(std::shared_ptr<const Model> model, Tokens tokens,
                                              const RunOptions& options, std::shared_ptr<const InterventionPlan> plan,
                                              const Progress& progress);

/// The base's prompt again as the plan says, from its first changed layer on; what lies before is shared with the base
/// run, bit for bit. The same captures and options as the base. Cancels and reports like `run`.
Result<std::shared_ptr<const Run>> rerun(const BasePrediction& base, std::shared_ptr<const InterventionPlan> plan,
                                         const Progress& progress);

/// Bytes that a run of that many tokens needs besides the weights.
std::int64_t estimateRun(const ModelConfig& config, std::int64_t tokens, ComputeType type, const RunOptions& options);
/// Bytes that the weights need once loaded.
std::int64_t estimateWeights(const ModelConfig& config, ComputeType type, bool tiedHead);

} // namespace sinkscope
