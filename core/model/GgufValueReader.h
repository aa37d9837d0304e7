#pragma once

#include "model/ByteReader.h"
#include "model/GgufValue.h"
#include "support/Result.h"

namespace sinkscope {

/// Reads one value with its type number and checks its bounds. `about` begins the sentence of a failure and names file
/// and key.
Result<GgufValue> readGgufValue(ByteReader& reader, const Text& about);

} // namespace sinkscope
