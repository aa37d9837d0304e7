#pragma once

#include "model/ModelConfig.h"
#include "trust/TrustReport.h"

namespace sinkscope {

class ModelWeights;

/// Gains of neighbouring layers resemble each other in trained models. Yellow when exchanging the gains of two layers
/// at least five apart would make a whole site clearly smoother over the depth: they look swapped.
TrustCheck normGainsCheck(const ModelConfig& config, const ModelWeights& weights);

} // namespace sinkscope
