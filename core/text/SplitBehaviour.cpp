#include "text/SplitBehaviour.h"

#include <algorithm>

namespace sinkscope {

namespace {

std::vector<Span> joinedRuns(const std::vector<Span>& spans) {
    std::vector<Span> joined;
    for (const Span& span : spans) {
        if (!joined.empty() && joined.back().matched == span.matched)
            joined.back().end = span.end;
        else
            joined.push_back(span);
    }
    return joined;
}

std::vector<Span> joinedWithPrevious(const std::vector<Span>& spans) {
    std::vector<Span> joined;
    bool afterMatch = false;
    for (const Span& span : spans) {
        if (span.matched && !afterMatch && !joined.empty())
            joined.back().end = span.end;
        else
            joined.push_back(span);
        afterMatch = span.matched;
    }
    return joined;
}

std::vector<Span> joinedWithNext(const std::vector<Span>& spans) {
    std::vector<Span> joined;
    bool beforeMatch = false;
    for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
        if (span->matched && !beforeMatch && !joined.empty())
            joined.back().begin = span->begin;
        else
            joined.push_back(*span);
        beforeMatch = span->matched;
    }
    std::reverse(joined.begin(), joined.end());
    return joined;
}

} // namespace

std::vector<Span> arrangeSpans(std::vector<Span> spans, SplitBehaviour behaviour) {
    switch (behaviour) {
    case SplitBehaviour::removed:
        std::erase_if(spans, [](const Span& span) { return span.matched; });
        return spans;
    case SplitBehaviour::contiguous:
        return joinedRuns(spans);
    case SplitBehaviour::mergedWithPrevious:
        return joinedWithPrevious(spans);
    case SplitBehaviour::mergedWithNext:
        return joinedWithNext(spans);
    case SplitBehaviour::isolated:
        break;
    }
    return spans;
}

} // namespace sinkscope
