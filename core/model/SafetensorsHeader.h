#pragma once

#include "model/WeightSource.h"
#include "support/Result.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

class MappedFile;

/// Reads and checks the header of one safetensors file; every tensor gets `fileIndex` as its file. Names are unique,
/// ranges lie in the file, do not overlap and leave no gap, sizes agree with shapes.
Result<std::vector<StoredTensor>> readSafetensorsHeader(const MappedFile& file, std::size_t fileIndex);

/// The text that the header's `__metadata__` holds under that key; empty when there is none. Fails when the header
/// cannot be read.
Result<std::optional<std::string>> readSafetensorsMetadata(const MappedFile& file, const std::string& key);

} // namespace sinkscope
