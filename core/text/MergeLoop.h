#pragma once

#include "text/Merge.h"
#include "text/Symbol.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <vector>

namespace sinkscope {

namespace detail {

/// For short words: looks through all pairs for each merge.
template <typename FindMerge>
void mergeShort(std::vector<Symbol>& symbols, const FindMerge& find) {
    std::vector<std::optional<Merge>> merges(symbols.size());
    const auto update = [&](std::size_t left) {
        merges[left] = left + 1 < symbols.size() ? find(symbols[left], symbols[left + 1]) : std::nullopt;
    };
    for (std::size_t left = 0; left < symbols.size(); ++left)
        update(left);
    while (true) {
        std::optional<std::size_t> best;
        for (std::size_t left = 0; left + 1 < symbols.size(); ++left)
            if (merges[left] && (!best || merges[left]->order < merges[*best]->order))
                best = left;
        if (!best)
            return;
        symbols[*best] = {merges[*best]->id, symbols[*best].begin, symbols[*best + 1].end};
        symbols.erase(symbols.begin() + static_cast<std::ptrdiff_t>(*best) + 1);
        merges.erase(merges.begin() + static_cast<std::ptrdiff_t>(*best) + 1);
        update(*best);
        if (*best > 0)
            update(*best - 1);
    }
}

/// A possible merge in the queue; outdated when its symbols have changed since.
struct QueuedMerge {
    Merge merge;
    std::uint32_t left = 0;
    std::uint32_t right = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool operator>(const QueuedMerge& other) const {
        return merge.order != other.merge.order ? merge.order > other.merge.order : left > other.left;
    }
};

/// For long words: a linked list of symbols and a queue of pairs, O(n log n).
template <typename FindMerge>
void mergeLong(std::vector<Symbol>& symbols, const FindMerge& find) {
    constexpr auto none = ~std::uint32_t{0};
    const auto count = static_cast<std::uint32_t>(symbols.size());
    std::vector<std::uint32_t> next(count, none);
    std::vector<std::uint32_t> previous(count, none);
    std::priority_queue<QueuedMerge, std::vector<QueuedMerge>, std::greater<>> queue;
    const auto push = [&](std::uint32_t left, std::uint32_t right) {
        if (left != none && right != none)
            if (const auto merge = find(symbols[left], symbols[right]))
                queue.push({*merge, left, right, symbols[left].begin, symbols[right].end});
    };
    for (std::uint32_t index = 1; index < count; ++index) {
        next[index - 1] = index;
        previous[index] = index - 1;
        push(index - 1, index);
    }
    // A symbol swallowed by its left neighbour becomes empty, so that its merges in the queue no longer fit.
    while (!queue.empty()) {
        const QueuedMerge top = queue.top();
        queue.pop();
        Symbol& left = symbols[top.left];
        Symbol& right = symbols[top.right];
        const bool outdated = left.begin == left.end || right.begin == right.end || next[top.left] != top.right ||
                              left.begin != top.begin || right.end != top.end;
        if (outdated)
            continue;
        left = {top.merge.id, left.begin, right.end};
        right.begin = right.end;
        next[top.left] = next[top.right];
        if (next[top.left] != none)
            previous[next[top.left]] = top.left;
        push(previous[top.left], top.left);
        push(top.left, next[top.left]);
    }
    std::erase_if(symbols, [](const Symbol& symbol) { return symbol.begin == symbol.end; });
}

} // namespace detail

/// Byte-pair merging: joins neighbours in `symbols` (none of them empty) until `find`, a function of two symbols that
/// gives an optional Merge, allows no more.
template <typename FindMerge>
void mergeNeighbours(std::vector<Symbol>& symbols, const FindMerge& find) {
    constexpr std::size_t shortWord = 24; // below, looking through all pairs is cheaper than a queue
    if (symbols.size() < shortWord)
        detail::mergeShort(symbols, find);
    else
        detail::mergeLong(symbols, find);
}

} // namespace sinkscope
