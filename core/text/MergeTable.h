#pragma once

#include "text/Merge.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sinkscope {

/// The merges of a byte-pair model by the pair's ids.
class MergeTable {
public:
    explicit MergeTable(std::size_t merges);

    /// `rank` is the merge's place in the file; the last merge of a pair counts.
    void insert(std::int32_t left, std::int32_t right, std::uint32_t rank, std::int32_t merged);
    std::optional<Merge> find(std::int32_t left, std::int32_t right) const;

private:
    struct Slot {
        std::uint64_t pair = noPair;
        std::uint32_t rank = 0;
        std::int32_t merged = -1;
    };
    static constexpr std::uint64_t noPair = ~std::uint64_t{0};
    static std::uint64_t pairOf(std::int32_t left, std::int32_t right);
    std::size_t slotOf(std::uint64_t pair) const;

    std::vector<Slot> slots_; ///< open addressing; their number is a power of two, at most half are taken
};

} // namespace sinkscope
