#pragma once

#include "model/Family.h"
#include "model/FieldReader.h"
#include "model/ModelConfig.h"

namespace sinkscope {

/// One config.json being read for its family. Failures are kept in `reader`.
struct HuggingFaceReading {
    const Family& family;
    const HuggingFaceForm& form;
    FieldReader& reader;
    ModelConfig config;
};

/// Windows and rotations, layer by layer; `config` has its layers, headSize and contextLength. A window of 0 or null
/// means that every token is seen.
void readLayerAttention(HuggingFaceReading& reading);

} // namespace sinkscope
