#pragma once

#include "analysis/Findings.h"

#include <cstdint>
#include <string>

namespace sinkscope {

/// How a run differs from the one that a session kept of the same prompt.
struct Agreement {
    double largest = 0.0; ///< |new - kept| / the larger of both magnitudes; infinity where only one is a number
    std::int64_t layer = -1, token = 0; ///< where; layer -1 is the embedding
    Site site = Site::embedding;
    double tolerance = 0.0; ///< beyond it the numbers do not agree

    bool agrees() const { return largest <= tolerance; }
};

/// Compares, for each token at each site of each layer, its norm and its largest magnitude. Two correct passes in fp32
/// differ by 2e-6 of them, other devices and thread counts by a few times more, so 1e-4 counts as agreement; with 16
/// bit numbers, which keep 8 to 11 bits through all layers, 5e-2. Both are runs over the same tokens of models of the
/// same size.
Agreement agreement(const Findings& kept, const Findings& computed);

/// Whether these runs can be compared at all: the same ids, layers and width.
bool isSameQuestion(const Run& kept, const Run& computed);

} // namespace sinkscope
