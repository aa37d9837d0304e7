#include "text/SplitBehaviour.h"

#include <algorithm>

namespace sinkscope {

namespace {

std::vector<TextSpan> joinedRuns(const std::vector<TextSpan>& spans) {
    std::vector<TextSpan> joined;
    for (const TextSpan& span : spans) {
        if (!joined.empty() && joined.back().matched == span.matched)
            joined.back().end = span.end;
        else
            joined.push_back(span);
    }
    return joined;
}

std::vector<TextSpan> joinedWithPrevious(const std::vector<TextSpan>& spans) {
    std::vector<TextSpan> joined;
    bool afterMatch = false;
    for (const TextSpan& span : spans) {
        if (span.matched && !afterMatch && !joined.empty())
            joined.back().end = span.end;
        else
            joined.push_back(span);
        afterMatch = span.matched;
    }
    return joined;
}

std::vector<TextSpan> joinedWithNext(const std::vector<TextSpan>& spans) {
    std::vector<TextSpan> joined;
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

std::vector<TextSpan> arrangeSpans(std::vector<TextSpan> spans, SplitBehaviour behaviour) {
    switch (behaviour) {
    case SplitBehaviour::removed:
        std::erase_if(spans, [](const TextSpan& span) { return span.matched; });
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
