#pragma once

#include "engine/Arrays.h"
#include "engine/Run.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sinkscope {

/// One head's queries and keys in the space of the common first three principal components of a run's queries and keys
/// (PCA of the stacked vectors, centred).
struct KeySpace {
    std::int64_t layer = 0, head = 0, keyValueHead = 0;
    Rotation rotation = Rotation::after;
    std::vector<std::array<float, 3>> queries, keys; ///< [tokens]
    std::array<float, 3> origin{};                   ///< where the zero vector falls
    std::array<double, 3> explained{}; ///< share of this run's variance along each axis; descending in its own space
    std::int64_t sinkToken = 0;        ///< of this head, by the spike convention
};

/// The head's vectors of `run` in the space of `basis`: the same run, or the one that it is compared with.
KeySpace keySpace(const Run& run, std::int64_t layer, std::int64_t head, Rotation rotation, const Run& basis);

} // namespace sinkscope
