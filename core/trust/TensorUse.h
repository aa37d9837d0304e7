#pragma once

#include "model/Checkpoint.h"
#include "trust/TrustReport.h"

namespace sinkscope {

class ModelWeights;

/// Plans the weights of a checkpoint anew and counts how often each stored row is read: once, everywhere. Lists what
/// is read twice, in part, or not at all, and what is missing.
TrustCheck tensorUseCheck(const Checkpoint& checkpoint);
/// Whether the output matrix is the embedding or its own, by the flag, by the file and in the loaded weights.
TrustCheck headCheck(const Checkpoint& checkpoint, const ModelConfig& loadedConfig, const ModelWeights& loaded);

} // namespace sinkscope
