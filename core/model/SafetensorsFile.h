#pragma once

#include "model/WeightSource.h"
#include "support/Result.h"

#include <filesystem>

namespace sinkscope {

/// Opens one .safetensors file, or a folder with model.safetensors, model.safetensors.index.json and its shards, or a
/// lone *.safetensors. Headers are checked whole (sizes, offsets, overlaps, names); of an index every shard is looked
/// for before any is opened, and files that it does not name are ignored. Fails with one sentence; pickle checkpoints
/// are refused with the way to convert them.
Result<WeightSource> openSafetensors(const std::filesystem::path& fileOrFolder);

} // namespace sinkscope
