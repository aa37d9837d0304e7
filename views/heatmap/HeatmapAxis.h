#pragma once

#include <QString>
#include <cstdint>
#include <vector>

namespace sinkscope {

/// One axis of a heat map: what it counts and how its cells are called.
struct HeatmapAxis {
    /// What a label says where not every cell can have one.
    enum class Names {
        numbers, ///< names are short numbers: they thin out and never rotate
        words, ///< names are token texts: they rotate when they must, and take their position along when they thin out
    };
    QString title;
    std::int64_t cells = 0;
    Names kind = Names::numbers;
    std::vector<QString> names;   ///< [cells], or empty: the numbers from firstNumber on
    std::int64_t firstNumber = 0; ///< number of cell 0; round numbers are labelled first

    bool operator==(const HeatmapAxis&) const = default;
    std::int64_t numberOf(std::int64_t cell) const { return cell + firstNumber; }
    QString nameOf(std::int64_t cell) const {
        return names.empty() ? QString::number(numberOf(cell)) : names[static_cast<std::size_t>(cell)];
    }
};

} // namespace sinkscope
