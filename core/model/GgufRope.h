#pragma once

#include "model/GgufForm.h"
#include "model/KeyReader.h"
#include "model/ModelConfig.h"
#include "model/WeightSource.h"

namespace sinkscope {

/// The rotations of a GGUF file: of the layers that see all tokens, and of those with a window.
struct GgufRope {
    RopeConfig full, window;
};

/// Reads the rope.* keys and the tensors with stored factors. `config` has headSize and contextLength. Failures are
/// kept in `reader`.
GgufRope readGgufRope(KeyReader& reader, const WeightSource& weights, const GgufForm& form, const ModelConfig& config);

} // namespace sinkscope
