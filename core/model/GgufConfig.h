#pragma once

#include "model/DescribedModel.h"
#include "model/GgufMetadata.h"
#include "model/WeightSource.h"
#include "support/Result.h"

#include <string>

namespace sinkscope {

/// Reads a GGUF file's metadata; the file's tensors tell the vocabulary, biases and stored rotation factors. Fails with
/// one sentence that names the key: missing, out of range, an unknown architecture or rope type, or a setting that
/// ModelConfig cannot describe.
Result<DescribedModel> readGgufConfig(const GgufMetadata& metadata, const WeightSource& weights,
                                      const std::string& file);

} // namespace sinkscope
