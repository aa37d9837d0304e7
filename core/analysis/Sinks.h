#pragma once

#include "engine/Run.h"
#include "support/Matrix.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// How strong a head's sink is. spike: arXiv 2603.05498 Eq. 27-28, mean over T queries, largest over the first T/2
/// keys. gu: arXiv 2410.10781, attention to key 0 averaged over the queries that see it.
enum class SinkConvention { spike, gu };

/// Over which queries and keys: the first RunOptions::sinkTokens, as published (the ratio falls with longer prompts),
/// or all of the prompt.
enum class SinkWindow { published, wholePrompt };

struct SinkFinding {
    SinkConvention convention = SinkConvention::spike;
    double epsilon = 0.3;
    std::int64_t tokens = 0;         ///< T really used: the window's, at most the prompt's
    Matrix strength;                 ///< [layers, heads]
    std::vector<std::int64_t> token; ///< [layers * heads] sink position
    double ratio = 0.0;              ///< share of heads whose strength exceeds epsilon

    std::int64_t sinkToken(std::int64_t layer, std::int64_t head) const {
        return token[static_cast<std::size_t>(layer * strength.columns + head)];
    }
};

SinkFinding findSinks(const Run& run, SinkConvention convention, double epsilon,
                      SinkWindow window = SinkWindow::published);

/// How strongly each position attracts attention.
struct PositionSinks {
    std::vector<double> ratio; ///< [T] share of heads whose α_k exceeds ε: Gu et al.'s Sink_k
    std::vector<double> mean;  ///< [T] α_k averaged over all heads
};
/// α_k of arXiv 2410.10781: attention to key k averaged over the queries from k on, over the first T tokens.
PositionSinks positionSinks(const Run& run, double epsilon, SinkWindow window);
/// Mean attention distance per head, [layers, heads], over all queries of the prompt, in tokens.
Matrix meanAttentionDistance(const Run& run);

} // namespace sinkscope
