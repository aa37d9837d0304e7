#pragma once

#include "model/Family.h"
#include "model/ModelConfig.h"

namespace sinkscope {

/// Puts into `config`, whose sizes and layers are known, all that a family has whatever a file says: its norms (`norm`
/// at each of its sites), layout of the residual stream, positions, sinks, embedding scale and activation.
void applyStructure(const Family& family, const NormConfig& norm, ModelConfig& config);

} // namespace sinkscope
