#pragma once

#include "model/GgufMetadata.h"
#include "model/WeightSource.h"
#include "support/Result.h"

#include <memory>
#include <vector>

namespace sinkscope {

class MappedFile;

/// One file of a GGUF checkpoint, all its numbers checked: no text, array or tensor reaches beyond the file, no two
/// tensors overlap.
struct GgufPart {
    GgufMetadata metadata;
    std::vector<StoredTensor> tensors;
};

/// Every tensor gets `fileIndex` as its file. Fails with one sentence that names file and field.
Result<GgufPart> readGgufPart(const std::shared_ptr<const MappedFile>& file, std::size_t fileIndex);

} // namespace sinkscope
