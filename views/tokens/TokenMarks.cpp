#include "tokens/TokenMarks.h"

namespace sinkscope {

std::vector<TokenMark> tokenMarks(const Findings& findings) {
    std::vector<TokenMark> marks(static_cast<std::size_t>(findings.run->tokenCount()));
    for (const std::int64_t token : findings.lifeCycle.spikeTokens)
        marks[static_cast<std::size_t>(token)].isSpike = true;
    const SinkFinding& sinks = findings.sinks;
    for (std::int64_t layer = 0; layer < sinks.strength.rows; ++layer)
        for (std::int64_t head = 0; head < sinks.strength.columns; ++head)
            if (sinks.strength.at(layer, head) > sinks.epsilon)
                ++marks[static_cast<std::size_t>(sinks.sinkToken(layer, head))].sinkHeads;
    return marks;
}

} // namespace sinkscope
