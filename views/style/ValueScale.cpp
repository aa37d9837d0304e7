#include "style/ValueScale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

constexpr double longestDecades = 6.0;

std::vector<double> decadeTicks(double low, double high, int most) {
    const int first = static_cast<int>(std::ceil(std::log10(low) - 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(high) + 1e-9));
    const int decades = last - first + 1;
    std::vector<double> ticks;
    if (decades >= 2) {
        const int step = std::max(1, (decades + most - 1) / most);
        for (int exponent = first; exponent <= last; exponent += step)
            ticks.push_back(std::pow(10.0, exponent));
        return ticks;
    }
    for (int exponent = first - 1; exponent <= last; ++exponent)
        for (const double digit : {1.0, 2.0, 5.0}) {
            const double tick = digit * std::pow(10.0, exponent);
            if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9))
                ticks.push_back(tick);
        }
    return ticks;
}

double roundStep(double rough) {
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double digit : {1.0, 2.0, 5.0})
        if (digit * power >= rough * (1 - 1e-9))
            return digit * power;
    return 10.0 * power;
}

std::vector<double> evenTicks(double low, double high, int most) {
    std::vector<double> ticks;
    const double step = roundStep((high - low) / std::max(1, most - 1));
    const auto first = static_cast<long long>(std::ceil(low / step - 1e-9));
    for (long long index = first; static_cast<double>(index) * step <= high + 1e-9 * step; ++index)
        ticks.push_back(static_cast<double>(index) * step);
    return ticks;
}

} // namespace

double ValueScale::position(double value) const {
    switch (kind) {
    case Kind::logarithmic: {
        const double magnitude = std::abs(value);
        if (magnitude <= low)
            return 0.0;
        return std::min(1.0, std::log(magnitude / low) / std::log(high / low));
    }
    case Kind::centred:
        return std::clamp(0.5 + 0.5 * value / high, 0.0, 1.0);
    case Kind::linear:
        break;
    }
    const double shown = low >= 0.0 ? std::abs(value) : value;
    return std::clamp((shown - low) / (high - low), 0.0, 1.0);
}

std::vector<double> ValueScale::ticks(int most) const {
    if (kind == Kind::logarithmic)
        return decadeTicks(low, high, most);
    return evenTicks(kind == Kind::centred ? -high : low, high, most);
}

namespace {

/// Smallest and largest magnitude above zero among what is finite.
struct Extent {
    double least = std::numeric_limits<double>::infinity(), largest = 0.0;

    void include(const Matrix& values) {
        for (const float value : values.values) {
            const double magnitude = std::abs(static_cast<double>(value));
            if (!std::isfinite(magnitude) || magnitude == 0.0)
                continue;
            least = std::min(least, magnitude);
            largest = std::max(largest, magnitude);
        }
    }
};

ValueScale scaleOver(ValueScale::Kind kind, const Extent& extent) {
    double least = extent.least;
    const double largest = extent.largest;
    if (largest == 0.0)
        return kind == ValueScale::Kind::logarithmic ? ValueScale{kind, 0.1, 1.0} : ValueScale{kind, 0.0, 1.0};
    if (kind != ValueScale::Kind::logarithmic)
        return {kind, 0.0, largest};
    least = std::max(least, largest * std::pow(10.0, -longestDecades));
    // A table of one single value still needs a scale with two ends.
    return least < largest ? ValueScale{kind, least, largest} : ValueScale{kind, largest / 10.0, largest};
}

} // namespace

ValueScale fittingScale(ValueScale::Kind kind, const Matrix& values) {
    Extent extent;
    extent.include(values);
    return scaleOver(kind, extent);
}

ValueScale fittingScale(ValueScale::Kind kind, const Sides<Matrix>& sides) {
    Extent extent;
    for (const auto& side : {sides.base, sides.changed})
        if (side)
            extent.include(*side);
    return scaleOver(kind, extent);
}

} // namespace sinkscope
