#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// What the most probable tokens continue a prompt with, each with its probability.
struct Continuations {
    std::vector<NextToken> tokens;
    std::vector<NextToken> base; ///< without interventions; empty when there are none
};

/// Whether one more token leaves everything before it as it is, so that keys and values can be kept: not so under
/// interventions that look at all positions (a head's mean, a capped product) and with rotations that change with the
/// length (dynamic, longrope).
bool keepsKeysAndValues(const Run& run);

/// Greedy continuation of a finished run by `count` tokens, with its interventions in force at their absolute
/// positions: the most probable token each time, with its probability. With a cache of keys and values, or by whole
/// passes where keepsKeysAndValues() says no; both give the same tokens. Reports Stage::generating; cancellable. Fails
/// when prompt and continuation exceed the model's context.
Result<std::vector<NextToken>> generate(const Run& run, std::int64_t count, const Progress& progress);

} // namespace sinkscope
