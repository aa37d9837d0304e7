#pragma once

#include "text/TokenizerFields.h"

#include <string_view>

namespace sinkscope {

/// Reads each step of the list in `field` by `readStep(step, depth + 1)`, which may come back here for a Sequence
/// inside a Sequence. Fails on what is no list of objects, on a step that fails, and on more than 16 levels.
template <typename ReadStep>
Result<void> readNestedSteps(const TokenizerFields& sequence, std::string_view field, int depth, ReadStep readStep) {
    constexpr int deepestNesting = 16;
    if (depth >= deepestNesting)
        return sequence.unexpectedValue(field, "nested less deeply");
    const auto steps = sequence.objects(field);
    if (!steps)
        return tl::unexpected(steps.error());
    for (const TokenizerFields& step : *steps)
        if (auto done = readStep(step, depth + 1); !done)
            return done;
    return {};
}

} // namespace sinkscope
