#pragma once

#include "model/WeightSource.h"
#include "support/Result.h"

#include <memory>
#include <vector>

namespace sinkscope {

class MappedFile;

/// Reads and checks the header of one safetensors file; every tensor gets `fileIndex` as its file. Names are unique,
/// ranges lie in the file, do not overlap and leave no gap, sizes agree with shapes.
Result<std::vector<StoredTensor>> readSafetensorsHeader(const MappedFile& file, std::size_t fileIndex);

} // namespace sinkscope
