#pragma once

#include "engine/AttentionMap.h"
#include "support/Matrix.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinkscope {

/// Collects attention weights into the cells of a request by their largest or their mean; cells that got none are NaN.
class MapCells {
public:
    /// `request` must outlive this and ask for at least one query, key, row and column.
    explicit MapCells(const MapRequest& request);

    /// Weights of one query on the keys from `firstKey` on; those outside the request are passed over.
    void add(std::int64_t query, std::int64_t firstKey, std::span<const float> weights);
    Matrix finish() &&;

private:
    const MapRequest& request_;
    std::int64_t rows_, columns_;
    Matrix sums_;
    std::vector<std::int32_t> counts_;
};

} // namespace sinkscope
