#include "analysis/StepBlocks.h"

#include "analysis/BlockContributions.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinkscope {
namespace {

/// Where a channel is largest along depth.
struct ChannelPeak {
    std::int64_t row = 0; ///< 0: the embedding
    float value = 0.0F;
};

ChannelPeak peakOf(const Matrix& residual, std::int64_t column) {
    ChannelPeak peak;
    for (std::int64_t row = 0; row < residual.rows; ++row)
        if (std::abs(residual.at(row, column)) > std::abs(peak.value))
            peak = {row, residual.at(row, column)};
    return peak;
}

enum class Direction { up, down };

class StepSearch {
public:
    StepSearch(const BlockContributions& contributions, std::span<const std::int64_t> channels)
        : contributions_(contributions), channels_(channels) {
        for (std::int64_t column = 0; column < contributions.residual.columns; ++column) {
            peaks_.push_back(peakOf(contributions.residual, column));
            if (std::abs(peaks_.back().value) > std::abs(giant_.value))
                giant_ = peaks_.back();
        }
    }

    std::vector<StepBlock> all(Direction direction) const {
        std::vector<StepBlock> blocks;
        for (std::int64_t layer = 0; layer < contributions_.attention.rows; ++layer)
            for (const BlockPart part : {BlockPart::attention, BlockPart::feedForward})
                if (const auto block = at(layer, part, direction))
                    blocks.push_back(*block);
        return blocks;
    }

private:
    /// The block's largest value that moves a channel in this direction, if one of them is of the order of its
    /// channel's peak.
    std::optional<StepBlock> at(std::int64_t layer, BlockPart part, Direction direction) const {
        const Matrix& added = part == BlockPart::attention ? contributions_.attention : contributions_.feedForward;
        std::optional<StepBlock> largest;
        bool isStep = false;
        for (std::size_t place = 0; place < peaks_.size(); ++place) {
            const float value = added.at(layer, static_cast<std::int64_t>(place));
            if (directionOf(layer, value, peaks_[place]) != direction)
                continue;
            isStep = isStep || std::abs(value) >= stepShare * std::abs(peaks_[place].value);
            if (!largest || std::abs(value) > std::abs(largest->value))
                largest = StepBlock{layer, part, channels_[place], value};
        }
        return isStep ? largest : std::nullopt;
    }

    /// A small channel that falls while the giant still rises is no step of the giant's fall.
    std::optional<Direction> directionOf(std::int64_t layer, float value, const ChannelPeak& peak) const {
        const bool sameSign = std::signbit(value) == std::signbit(peak.value);
        if (sameSign && layer < std::min(peak.row, giant_.row))
            return Direction::up;
        if (!sameSign && layer >= std::max(peak.row, giant_.row))
            return Direction::down;
        return std::nullopt;
    }

    const BlockContributions& contributions_;
    std::span<const std::int64_t> channels_;
    std::vector<ChannelPeak> peaks_;
    ChannelPeak giant_; ///< the largest of them
};

} // namespace

StepBlocks stepBlocks(const Run& run, std::int64_t token, std::span<const std::int64_t> channels) {
    const auto contributions = blockContributions(run, token, channels);
    const StepSearch search(contributions, channels);
    return {search.all(Direction::up), search.all(Direction::down)};
}

BlockPart largerWriter(const Run& run, std::int64_t layer, const PlacedValue& value) {
    const auto contributions = blockContributions(run, value.token, {&value.channel, 1});
    const float sign = std::signbit(value.value) ? -1.0F : 1.0F;
    const bool attention = sign * contributions.attention.at(layer, 0) > sign * contributions.feedForward.at(layer, 0);
    return attention ? BlockPart::attention : BlockPart::feedForward;
}

} // namespace sinkscope
