#include "engine/MapCells.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace sinkscope {

MapCells::MapCells(const MapRequest& request)
    : request_(request),
      rows_(std::min(request.rows, request.queries.size())),
      columns_(std::min(request.columns, request.keys.size())),
      sums_(rows_, columns_),
      counts_(static_cast<std::size_t>(rows_ * columns_), 0) {}

void MapCells::add(std::int64_t query, std::int64_t firstKey, std::span<const float> weights) {
    const std::int64_t row = (query - request_.queries.first) * rows_ / request_.queries.size();
    const std::int64_t begin = std::max(firstKey, request_.keys.first);
    const std::int64_t end = std::min(firstKey + static_cast<std::int64_t>(weights.size()), request_.keys.last);
    for (std::int64_t key = begin; key < end; ++key) {
        const std::int64_t column = (key - request_.keys.first) * columns_ / request_.keys.size();
        const float weight = weights[static_cast<std::size_t>(key - firstKey)];
        float& sum = sums_.at(row, column);
        if (request_.reduction == Reduction::mean)
            sum += weight;
        else
            sum = !(weight <= sum) ? weight : sum; // lets NaN through
        ++counts_[static_cast<std::size_t>(row * columns_ + column)];
    }
}

Matrix MapCells::finish() && {
    for (std::size_t cell = 0; cell < counts_.size(); ++cell) {
        if (counts_[cell] == 0)
            sums_.values[cell] = std::numeric_limits<float>::quiet_NaN();
        else if (request_.reduction == Reduction::mean)
            sums_.values[cell] /= static_cast<float>(counts_[cell]);
    }
    return std::move(sums_);
}

} // namespace sinkscope
