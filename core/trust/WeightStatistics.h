#pragma once

#include "model/ModelConfig.h"
#include "support/Progress.h"
#include "trust/TrustReport.h"

namespace sinkscope {

class ModelWeights;

/// NaN, infinity, tensors that are all zero or hold one number only, and the largest magnitude, over all loaded
/// weights. Works in pieces of some 10 ms; unusable once cancelled.
TrustCheck weightStatisticsCheck(const ModelConfig& config, const ModelWeights& weights, const Progress& progress);

} // namespace sinkscope
