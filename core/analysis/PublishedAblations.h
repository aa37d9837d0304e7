#pragma once

#include <span>

namespace sinkscope {

/// One model of arXiv 2603.05498, Tables 3 to 8: 7B parameters, trained from scratch with one thing changed.
struct PublishedAblation {
    const char* group = "";
    const char* setting = "";
    double perplexity = 0.0, sinkPercent = 0.0; ///< sinkPercent with ε 0.3 over T = 64 tokens
    double spike = 0.0;                         ///< maximum activation magnitude
};

/// In the order of the paper's tables, the baseline first.
std::span<const PublishedAblation> publishedAblations();

} // namespace sinkscope
