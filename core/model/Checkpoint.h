#pragma once

#include "model/DescribedModel.h"
#include "model/GgufMetadata.h"
#include "model/WeightSource.h"
#include "support/Result.h"

#include <filesystem>
#include <optional>

namespace sinkscope {

/// A checkpoint opened but not loaded: its description read and checked, its weights mapped, nothing decoded.
struct Checkpoint {
    DescribedModel model;
    WeightSource weights;
    std::filesystem::path folder;         ///< where a tokenizer would lie beside the weights
    std::optional<GgufMetadata> metadata; ///< of a GGUF file, which brings its own tokenizer
};

/// From a Hugging Face folder, a folder of its cache (models--owner--name), a .safetensors file beside its config.json,
/// or a GGUF file of any name. Reads headers only. Fails with one sentence.
Result<Checkpoint> openCheckpoint(const std::filesystem::path& path);

} // namespace sinkscope
