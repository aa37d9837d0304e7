#pragma once

#include <cstdint>

namespace sinkscope {

/// The visible positions [low, high) of an axis of `cells` cells. All functions keep it inside the axis and at least
/// one cell long.
struct Span {
    double low = 0.0, high = 1.0;
    bool operator==(const Span&) const = default;
    double length() const { return high - low; }
};

Span wholeSpan(std::int64_t cells);
/// `factor` below 1 comes closer; the position `fixed` stays where it is on the screen unless an end of the axis is
/// reached.
Span zoomed(const Span& span, std::int64_t cells, double fixed, double factor);
Span moved(const Span& span, std::int64_t cells, double distance);
/// `length` cells around the middle of `cell`.
Span around(std::int64_t cell, double length, std::int64_t cells);
/// Moved just so far that the cell is visible as a whole.
Span revealing(const Span& span, std::int64_t cells, std::int64_t cell);

} // namespace sinkscope
