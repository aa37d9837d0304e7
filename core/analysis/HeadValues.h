#pragma once

#include "engine/Arrays.h"
#include "engine/Run.h"
#include "support/Matrix.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// A coordinate of a head's queries or keys that is large over the whole prompt (arXiv 2502.01563).
struct MassiveHeadValue {
    HeadVectors vectors = HeadVectors::query;
    std::int64_t layer = 0, head = 0, dimension = 0; ///< head: query head for queries, key head else
    double ratio = 0.0;                              ///< M_d over the mean of the head's M
};

/// M_{h,d} = ‖x_{:,h,d}‖ over the positions, of a layer's rotated queries, keys or values, [heads or key heads,
/// headSize].
Matrix headValueNorms(const Run& run, std::int64_t layer, HeadVectors vectors);

/// M_d above λ means; the paper's λ is 5 (from a secondary source).
constexpr double massiveHeadFactor = 5.0;
/// Of all layers' queries, keys and values, by layer.
std::vector<MassiveHeadValue> massiveHeadValues(const Run& run, double factor);

/// Angle by which a dimension of a layer's heads turns per token, in radians; 0 where it does not turn.
double turnPerToken(const Run& run, std::int64_t layer, std::int64_t dimension);

} // namespace sinkscope
