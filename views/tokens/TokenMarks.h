#pragma once

#include "analysis/Findings.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace sinkscope {

/// What a run says about each token: whether it carries a spike, and how many heads sink on it.
struct TokenMark {
    bool isSpike = false;
    std::int64_t sinkHeads = 0; ///< of the spike convention, above ε
};

/// [tokens]
std::vector<TokenMark> tokenMarks(const Findings& findings);

} // namespace sinkscope
