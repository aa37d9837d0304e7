#pragma once

#include "model/GgufMetadata.h"
#include "model/WeightSource.h"
#include "support/Result.h"

#include <filesystem>

namespace sinkscope {

/// A GGUF checkpoint; of a split one, the metadata of its first file and the tensors of all.
struct GgufFile {
    GgufMetadata metadata;
    WeightSource weights;
};

/// Opens a GGUF file of version 2 or 3, little-endian, or any part of a split one (name-00001-of-00003.gguf), whose
/// other parts must lie beside it. Checks every size, offset and count; fails with one sentence that names file, field
/// or tensor.
Result<GgufFile> openGguf(const std::filesystem::path& path);

} // namespace sinkscope
