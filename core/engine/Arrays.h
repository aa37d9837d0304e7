#pragma once

#include "engine/Run.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinkscope {

/// Values of one channel along depth, [layers + 1, tokens], from the kept residual stream (row 0: embedding).
Matrix channelValues(const Run& run, std::int64_t channel);
/// One token's residual after a layer (-1: embedding), [width].
std::vector<float> residualVector(const Run& run, std::int64_t layer, std::int64_t token);
/// One head's vectors [tokens, headSize], rotated or as they were before rotation.
enum class HeadVectors { query, key, value };
enum class Rotation { after, before };
Matrix headVectors(const Run& run, std::int64_t layer, std::int64_t head, HeadVectors what, Rotation rotation);

/// Writes the arrays named in `include` (residual, attention, ffn, q, k, v, maps, logits; `ids` always) as fp32
/// safetensors, streaming, to a temporary file that is renamed when complete. Shapes: design of `--arrays`. Fails on an
/// unknown name and on a full disk; cancellable.
Result<void> writeArrays(const Run& run, const std::vector<std::string>& include, const std::filesystem::path& file,
                         const Progress& progress);

} // namespace sinkscope
