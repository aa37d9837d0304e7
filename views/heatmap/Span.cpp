#include "heatmap/Span.h"

#include <algorithm>

namespace sinkscope {
namespace {

Span placed(double low, double length, std::int64_t cells) {
    const double all = static_cast<double>(std::max<std::int64_t>(cells, 1));
    const double kept = std::clamp(length, 1.0, all);
    const double start = std::clamp(low, 0.0, all - kept);
    return {start, start + kept};
}

} // namespace

Span wholeSpan(std::int64_t cells) {
    return {0.0, static_cast<double>(std::max<std::int64_t>(cells, 1))};
}

Span zoomed(const Span& span, std::int64_t cells, double fixed, double factor) {
    const double length = std::clamp(span.length() * factor, 1.0, wholeSpan(cells).high);
    const double share = (fixed - span.low) / span.length();
    return placed(fixed - share * length, length, cells);
}

Span moved(const Span& span, std::int64_t cells, double distance) {
    return placed(span.low + distance, span.length(), cells);
}

Span around(std::int64_t cell, double length, std::int64_t cells) {
    return placed(static_cast<double>(cell) + 0.5 - length / 2.0, length, cells);
}

Span revealing(const Span& span, std::int64_t cells, std::int64_t cell) {
    const double start = static_cast<double>(cell);
    if (start < span.low)
        return placed(start, span.length(), cells);
    if (start + 1.0 > span.high)
        return placed(start + 1.0 - span.length(), span.length(), cells);
    return span;
}

} // namespace sinkscope
