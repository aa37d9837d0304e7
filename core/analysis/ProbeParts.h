#pragma once

#include "model/Model.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace sinkscope {

/// Finished stretches of a vocabulary probe, each a safetensors file in a folder of its own for this model's weights,
/// compute type and device: `largest` [items, layers], `channels` [items], who they belong to and a checksum.
class ProbeParts {
public:
    /// Hashes the weights, unless `folder` is empty: then nothing is read or kept, as for a model without files.
    static Result<ProbeParts> of(const Model& model, const std::filesystem::path& folder, const Progress& progress);

    /// Fills the first items, as many as lie there without a gap, and gives their number. What is damaged or belongs to
    /// another model counts as a gap.
    std::int64_t read(Matrix& largest, std::vector<std::int64_t>& channels) const;
    /// Keeps items [first, end). A folder that cannot be written to is left as it is: the probe itself goes on.
    void write(const Matrix& largest, const std::vector<std::int64_t>& channels, std::int64_t first,
               std::int64_t end) const;

private:
    ProbeParts(std::filesystem::path folder, std::array<std::int64_t, 3> shape)
        : folder_(std::move(folder)), shape_(shape) {}

    std::filesystem::path fileOf(std::int64_t first) const;
    std::int64_t readPart(std::int64_t first, Matrix& largest, std::vector<std::int64_t>& channels) const;

    std::filesystem::path folder_;      ///< empty: nowhere
    std::array<std::int64_t, 3> shape_; ///< vocabulary, layers, width
};

} // namespace sinkscope
