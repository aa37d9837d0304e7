#include "text/MergeTable.h"

#include <bit>

namespace sinkscope {

MergeTable::MergeTable(std::size_t merges) : slots_(std::bit_ceil(2 * merges + 2)) {}

std::uint64_t MergeTable::pairOf(std::int32_t left, std::int32_t right) {
    return std::uint64_t{static_cast<std::uint32_t>(left)} << 32U | static_cast<std::uint32_t>(right);
}

std::size_t MergeTable::slotOf(std::uint64_t pair) const {
    const std::size_t mask = slots_.size() - 1;
    // Fibonacci hashing: the high bits of the product depend on all bits of both ids.
    std::size_t slot = static_cast<std::size_t>((pair ^ pair >> 29U) * 0x9E3779B97F4A7C15U >> 24U) & mask;
    while (slots_[slot].pair != noPair && slots_[slot].pair != pair)
        slot = (slot + 1) & mask;
    return slot;
}

void MergeTable::insert(std::int32_t left, std::int32_t right, std::uint32_t rank, std::int32_t merged) {
    const std::uint64_t pair = pairOf(left, right);
    slots_[slotOf(pair)] = {pair, rank, merged};
}

std::optional<Merge> MergeTable::find(std::int32_t left, std::int32_t right) const {
    if (left < 0 || right < 0)
        return std::nullopt;
    const Slot& slot = slots_[slotOf(pairOf(left, right))];
    if (slot.pair == noPair)
        return std::nullopt;
    return Merge{static_cast<double>(slot.rank), slot.merged};
}

} // namespace sinkscope
