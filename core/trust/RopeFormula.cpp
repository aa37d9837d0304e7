#include "trust/RopeFormula.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinkscope {
namespace {

double plainFrequency(double base, std::int64_t pair, std::int64_t dimensions) {
    return std::exp(-std::log(base) * 2.0 * static_cast<double>(pair) / static_cast<double>(dimensions));
}

/// NTK-aware base: stretched so that the slowest pair spans the longer sequence.
double dynamicBase(const RopeConfig& config, std::int64_t tokens) {
    if (tokens <= config.originalContext)
        return config.base;
    const auto d = static_cast<double>(config.rotaryDimensions);
    const double ratio = static_cast<double>(tokens) / static_cast<double>(config.originalContext);
    return config.base * std::pow(config.factor * ratio - (config.factor - 1.0), d / (d - 2.0));
}

double llama3Frequency(const RopeConfig& config, double frequency) {
    const double turns = static_cast<double>(config.originalContext) * frequency / (2.0 * std::numbers::pi);
    if (turns < config.lowFrequencyFactor)
        return frequency / config.factor;
    if (turns > config.highFrequencyFactor)
        return frequency;
    const double share = (turns - config.lowFrequencyFactor) / (config.highFrequencyFactor - config.lowFrequencyFactor);
    return frequency * (share + (1.0 - share) / config.factor);
}

/// The pair, as a real number, that turns `rotations` times within the original context.
double pairOfTurns(const RopeConfig& config, double rotations) {
    const auto original = static_cast<double>(config.originalContext);
    const auto d = static_cast<double>(config.rotaryDimensions);
    return 0.5 * d * (std::log(original) - std::log(2.0 * std::numbers::pi * rotations)) / std::log(config.base);
}

/// Below the ramp a pair keeps its frequency, above it is slowed by the factor.
double yarnFrequency(const RopeConfig& config, double frequency, std::int64_t pair) {
    double begin = pairOfTurns(config, config.betaFast), end = pairOfTurns(config, config.betaSlow);
    if (config.truncate) {
        begin = std::floor(begin);
        end = std::ceil(end);
    }
    begin = std::max(begin, 0.0);
    end = std::min(end, static_cast<double>(config.rotaryDimensions - 1));
    const double width = begin == end ? 0.001 : end - begin;
    const double slowed = std::clamp((static_cast<double>(pair) - begin) / width, 0.0, 1.0);
    return frequency * ((1.0 - slowed) + slowed / config.factor);
}

double frequencyOf(const RopeConfig& config, std::int64_t pair, std::int64_t tokens) {
    const double plain = plainFrequency(config.base, pair, config.rotaryDimensions);
    const auto place = static_cast<std::size_t>(pair);
    switch (config.scaling) {
    case RopeScaling::none:
        return plain;
    case RopeScaling::linear:
        return plain / config.factor;
    case RopeScaling::dynamic:
        return plainFrequency(dynamicBase(config, tokens), pair, config.rotaryDimensions);
    case RopeScaling::llama3:
        return llama3Frequency(config, plain);
    case RopeScaling::yarn:
        return yarnFrequency(config, plain, pair);
    case RopeScaling::longrope:
        return plain / (tokens > config.originalContext ? config.longFactors : config.shortFactors)[place];
    case RopeScaling::factors:
        return plain / config.longFactors[place];
    }
    return plain;
}

double yarnTemperature(double factor, double weight) {
    return factor <= 1.0 ? 1.0 : 1.0 + 0.1 * weight * std::log(factor);
}

} // namespace

std::vector<double> ropeFormula(const RopeConfig& config, std::int64_t tokens) {
    std::vector<double> frequencies;
    for (std::int64_t pair = 0; pair < config.rotaryDimensions / 2; ++pair)
        frequencies.push_back(frequencyOf(config, pair, tokens));
    return frequencies;
}

double ropeFormulaFactor(const RopeConfig& config) {
    if (config.attentionFactor)
        return *config.attentionFactor;
    const bool two = config.mscale.value_or(0.0) != 0.0 && config.mscaleAllDimensions.value_or(0.0) != 0.0;
    if (config.scaling == RopeScaling::yarn && two)
        return yarnTemperature(config.factor, *config.mscale) /
               yarnTemperature(config.factor, *config.mscaleAllDimensions);
    if (config.scaling == RopeScaling::yarn)
        return yarnTemperature(config.factor, 1.0);
    if (config.scaling == RopeScaling::longrope && config.factor > 1.0)
        return std::sqrt(1.0 + std::log(config.factor) / std::log(static_cast<double>(config.originalContext)));
    return 1.0;
}

} // namespace sinkscope
