#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinkscope {

/// A plain row-major table of numbers, [rows, columns]; what analyses hand to views. Missing values are NaN.
struct Matrix {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<float> values;

    Matrix() = default;
    Matrix(std::int64_t rowCount, std::int64_t columnCount, float value = 0.0F)
        : rows(rowCount), columns(columnCount), values(static_cast<std::size_t>(rowCount * columnCount), value) {}

    bool empty() const { return values.empty(); }
    float& at(std::int64_t row, std::int64_t column) {
        assert(row >= 0 && row < rows && column >= 0 && column < columns);
        return values[static_cast<std::size_t>(row * columns + column)];
    }
    float at(std::int64_t row, std::int64_t column) const { return const_cast<Matrix*>(this)->at(row, column); }
    std::span<float> row(std::int64_t index) {
        return {values.data() + index * columns, static_cast<std::size_t>(columns)};
    }
    std::span<const float> row(std::int64_t index) const {
        return {values.data() + index * columns, static_cast<std::size_t>(columns)};
    }
    bool operator==(const Matrix&) const = default;
};

} // namespace sinkscope
